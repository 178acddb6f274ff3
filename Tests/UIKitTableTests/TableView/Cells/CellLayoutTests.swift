import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct CellLayoutTests {
    /// A cell of a plain table, laid out.
    private func cell(
        _ style: UITableViewCell.CellStyle = .default, width: CGFloat = 375, height: CGFloat? = nil,
        text: String? = "Title",
        detail: String? = nil, context: TableCellContext = TableCellContext(),
        _ configure: (UITableViewCell) -> Void = { _ in }
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.tableContext = context
        if let text { cell.textLabel?.text = text }
        if let detail { cell.detailTextLabel?.text = detail }
        configure(cell)
        cell.frame.size.width = width
        cell.frame.size.height = height ?? cell.automaticHeight(forWidth: width)
        cell.layoutIfNeeded()
        return cell
    }

    private func baseline(_ label: UILabel?) -> CGFloat {
        guard let label else { return .nan }
        let extra = (label.bounds.height - label.font.lineHeight) / 2
        return label.frame.minY + max(extra, 0) + label.font.ascender
    }

    // MARK: Classic heights

    @Test(arguments: [(1.0, 45.0), (2, 44.5), (3, 44.333)])
    func aClassicOneLineRowIs44AndAPixel(scale: Double, height: Double) {
        with(scale: scale) {
            for style in [UITableViewCell.CellStyle.default, .value1, .value2] {
                #expect(isClose(cell(style).frame.height, height, within: 0.01))
            }
        }
    }

    // Seeds 138.
    @Test func aClassicSubtitleRowHasItsMeasuredHeightAndBaselines() {
        with(scale: 3) {
            let cell = cell(.subtitle, width: 414, text: "This Is Us", detail: "NBC")
            // 171 pixels in the rendering.
            #expect(isClose(cell.frame.height, 57, within: 0.01))
            #expect(isClose(baseline(cell.textLabel), 25.3))
            #expect(isClose(baseline(cell.detailTextLabel), 43.7))
            #expect(cell.textLabel?.frame.minX == 20)
        }
    }

    @Test func aRowWithoutSeparatorsHasNoStripForThem() {
        with { #expect(cell(context: TableCellContext(separatorStyle: .none)).frame.height == 44) }
    }

    @Test func aTitleOfSeveralLinesMakesTheRowHigher() {
        with {
            let text = String(repeating: "several words that wrap ", count: 6)
            let one = cell(text: text)
            let many = cell(text: text) { $0.textLabel?.numberOfLines = 0 }
            #expect(one.frame.height == 44.5)
            #expect(many.frame.height > 80)
            #expect((many.textLabel?.frame.height ?? 0) <= many.contentView.frame.height)
        }
    }

    @Test func aSubtitleCellWithoutSubtitleIsAsHighAsADefaultOne() {
        with { #expect(cell(.subtitle).frame.height == 44.5) }
    }

    // MARK: Classic frames

    @Test func aClassicRowOf44HasContentAboveASeparatorOfOnePixel() {
        with {
            let cell = cell(height: 44)
            #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 43.5))
            #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 43.5))
            #expect(cell.separators.bottom?.frame == CGRect(x: 16, y: 43.5, width: 359, height: 0.5))
        }
    }

    @Test func theClassicBaselineIsTheMeasuredOne() {
        with(scale: 3) { #expect(isClose(baseline(cell().textLabel), 28.67, within: 0.65)) }
    }

    @Test func textAndSeparatorStart20InOnWideWindows() {
        with(scale: 3) {
            let cell = cell(width: 393)
            #expect(cell.textLabel?.frame.minX == 20)
            #expect(cell.separators.bottom?.frame.minX == 20)
            #expect(cell.separators.bottom?.frame.maxX == 393)
        }
    }

    @Test func aValueEndsAtTheMarginOrBeforeTheAccessory() {
        with(scale: 3) {
            let plain = cell(.value1, width: 390, detail: "Value")
            #expect(isClose(plain.detailTextLabel?.frame.maxX ?? 0, 370))
            let disclosing = cell(.value1, width: 390, detail: "Value") { $0.accessoryType = .disclosureIndicator }
            // The chevron's ink begins 27.67 from the cell's end, the value ends 11 before it.
            #expect(isClose(disclosing.detailTextLabel?.frame.maxX ?? 0, 390 - 20 - 7.67 - 11))
        }
    }

    @Test func aLongValueGivesWayToTheTitle() {
        with {
            let text = String(repeating: "wide ", count: 12)
            let cell = cell(.value1, text: text, detail: "Value")
            #expect(cell.detailTextLabel?.frame.width == 0)
            #expect((cell.textLabel?.frame.maxX ?? 0) <= 359)
        }
    }

    @Test func aContactCellHasNoImage() {
        #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
        #expect(UITableViewCell(style: .value1, reuseIdentifier: nil).imageView != nil)
    }

    @Test func aContactTitleEndsSixBeforeItsValue() {
        with {
            let cell = cell(.value2, text: "mobile", detail: "555")
            #expect(cell.textLabel?.frame.maxX == 107)
            #expect(cell.detailTextLabel?.frame.minX == 113)
            #expect(cell.textLabel?.textAlignment == .right)
            #expect(cell.textLabel?.textColor == cell.tintColor)
        }
    }

    @Test func aContactTitleFollowsTheTintColorUntilItHasItsOwn() {
        with {
            let cell = cell(.value2, text: "mobile", detail: "555")
            cell.tintColor = .red
            #expect(cell.textLabel?.textColor == .red)
            cell.textLabel?.textColor = .green
            cell.tintColor = .purple
            #expect(cell.textLabel?.textColor == .green)
        }
    }

    // Seeds 27, 199.
    @Test func anImageMovesTextAndSeparatorIn() {
        with {
            let image = UIImage(cgImage: CGImage(width: 58, height: 58) { _, _ in }!, scale: 2, orientation: .up)
            let cell = cell(height: 44) { $0.imageView?.image = image }
            #expect(cell.imageView?.frame == CGRect(x: 16, y: 7.5, width: 29, height: 29))
            #expect(cell.textLabel?.frame.minX == 61)
            #expect(cell.separators.bottom?.frame.minX == 61)
        }
    }

    @Test func anImageHigherThanTheRowIsShrunkToIt() {
        with {
            let image = UIImage(cgImage: CGImage(width: 100, height: 200) { _, _ in }!)
            let cell = cell(height: 44) { $0.imageView?.image = image }
            #expect(cell.imageView?.frame == CGRect(x: 16, y: 0, width: 21.75, height: 43.5))
        }
    }

    @Test func indentationMovesTextAndSeparatorIn() {
        with {
            let cell = cell { $0.indentationLevel = 2 }
            #expect(cell.textLabel?.frame.minX == 36)
            #expect(cell.separators.bottom?.frame.minX == 36)
        }
    }

    @Test func aLowRowKeepsTitleAndSubtitleInIt() {
        with {
            let cell = cell(.subtitle, height: 44, detail: "subtitle")
            #expect((cell.textLabel?.frame.minY ?? -1) >= 0)
            #expect((cell.detailTextLabel?.frame.maxY ?? 100) <= 43.5)
            #expect(isClose(baseline(cell.textLabel), 21.5))
            #expect(isClose(baseline(cell.detailTextLabel), 37.5))
        }
    }

    // MARK: iOS 26

    @Test func iOS26RowsHaveTheirMeasuredHeightsAtThreeTextSizes() {
        let heights: [(UIContentSizeCategory, CGFloat, CGFloat)] = [
            (.large, 52, 62), (.extraExtraExtraLarge, 59, 83), (.accessibilityLarge, 80, 117),
        ]
        for (textSize, oneLine, subtitle) in heights {
            with(look: .ios26, textSize: textSize) {
                #expect(cell().frame.height == oneLine)
                #expect(cell(.subtitle, detail: "Detail").frame.height == subtitle)
            }
        }
    }

    @Test func theIOS26LabelFillsItsRow() {
        with(look: .ios26) {
            let cell = cell()
            #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 52))
            #expect(cell.separators.bottom?.frame == CGRect(x: 16, y: 51, width: 343, height: 1))
        }
    }

    @Test func theIOS26SubtitleStandsAt9And32AndAHalf() {
        with(look: .ios26) {
            let cell = cell(.subtitle, detail: "Detail")
            #expect(cell.textLabel?.frame.minY == 9)
            #expect(cell.detailTextLabel?.frame.minY == 32.5)
        }
    }

    // MARK: Right to left

    @Test func rightToLeftMirrorsTheCell() {
        with(direction: .rightToLeft) {
            let cell = cell(.value1, detail: "Value") { $0.accessoryType = .disclosureIndicator }
            #expect(cell.textLabel.map { $0.frame.maxX + cell.contentView.frame.minX } == 359)
            #expect(cell.accessories.stock.first?.frame.minX == 16)
            #expect(cell.contentView.frame.maxX == 375)
            #expect(cell.separators.bottom?.frame.minX == 0)
            #expect(cell.separators.bottom?.frame.maxX == 359)
        }
    }
}

import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct AccessoryTests {
    private func cell(
        _ type: UITableViewCell.AccessoryType, width: CGFloat = 375, height: CGFloat = 44,
        style: UITableView.Style = .plain
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.tableContext = TableCellContext(style: style)
        cell.textLabel?.text = "Text"
        cell.accessoryType = type
        cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
        cell.layoutIfNeeded()
        return cell
    }

    /// What a glyph paints, in points of its ink's size.
    private func ink(_ shape: CellGlyph.Shape, scale: Int, isMirrored: Bool = false) -> CGRect {
        let size = 40 * scale
        var found = CGRect.null
        let image = CGImage(width: size, height: size) { pixels, pixelsPerRow in
            let context = CGContext(
                pixels: UnsafeMutableRawPointer(pixels), width: size, height: size, stride: pixelsPerRow * 4,
                scale: CGFloat(scale))
            CellGlyph(shape, metrics: SystemMetrics.classic.accessories, color: .black, isMirrored: isMirrored)
                .paint(in: context, bounds: CGRect(x: 0, y: 0, width: 40, height: 40))
            context.flush()
        }
        for y in 0..<size {
            for x in 0..<size where (image?.color(x: x, y: y).alpha ?? 0) > 20 {
                found = found.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return CGRect(
            x: found.minX / CGFloat(scale), y: found.minY / CGFloat(scale), width: found.width / CGFloat(scale),
            height: found.height / CGFloat(scale))
    }

    // MARK: Classic

    // Seeds 200.
    @Test func theClassicChevronsInkEnds20And2ThirdsFromTheEdge() {
        with {
            let frame = cell(.disclosureIndicator, width: 414).accessories.stock[0].frame
            let glyph = SystemMetrics.classic.accessories.disclosure
            let end = frame.midX + glyph.inkShift + glyph.ink.width / 2
            #expect(isClose(414 - end, 20.67))
            #expect(isClose(frame.midY, 22))
        }
    }

    @Test func theClassicCheckmarkEnds22InsideTheCard() {
        with(scale: 3) {
            let frame = cell(.checkmark, width: 390, style: .insetGrouped).accessories.stock[0].frame
            #expect(isClose(frame.maxX, 368))
            #expect(isClose(frame.midY, 22))
        }
    }

    @Test func theDetailButtonIs22WideAndStands11BelowTheTop() {
        with {
            let frame = cell(.detailButton).accessories.stock[0].frame
            #expect(frame == CGRect(x: 337, y: 11, width: 22, height: 22))
        }
    }

    // Seeds 201.
    @Test func aDetailDisclosureHasTwelvePointsBetweenCircleAndChevron() {
        with {
            let frames = cell(.detailDisclosureButton).accessories.stock.map(\.frame)
            #expect(frames[0].minX - frames[1].maxX == 12)
            #expect(frames[1].width == 22)
        }
    }

    // Seeds 61, 62, 203.
    @Test func aCustomAccessoryKeepsItsSizeAndEndsTheContentView() {
        with(scale: 3) {
            let cell = cell(.disclosureIndicator, width: 393)
            cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
            cell.frame.size.height = 44.333
            cell.layoutIfNeeded()
            #expect(isClose(cell.accessoryView?.frame.maxX ?? 0, 373))
            #expect(isClose(cell.accessoryView?.frame.minY ?? 0, 6.67))
            #expect(cell.contentView.frame.width == cell.accessoryView?.frame.minX)
            #expect(cell.accessories.stock.isEmpty)
        }
    }

    @Test func withoutAccessoryTheContentIsAsWideAsTheCell() {
        with {
            let cell = cell(.checkmark)
            cell.accessoryType = .none
            cell.layoutIfNeeded()
            #expect(cell.contentView.frame.width == 375)
            #expect(cell.accessories.stock.isEmpty)
        }
    }

    // MARK: iOS 26 and Catalyst

    // Seeds 60.
    @Test func iOS26AccessoriesHaveTheirMeasuredFrames() {
        with(look: .ios26) {
            let disclosure = cell(.disclosureIndicator, height: 52)
            #expect(disclosure.accessories.stock[0].frame == CGRect(x: 348.5, y: 19, width: 10.5, height: 14))
            #expect(disclosure.contentView.frame.width == 348.5)
            let checkmark = cell(.checkmark, height: 52)
            #expect(checkmark.accessories.stock[0].frame.maxX == 356.5)
        }
    }

    @Test func onIOS26CardsTheChevronEnds20AndTheTextStarts16InsideTheCard() {
        with(look: .ios26, scale: 3) {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 400), style: .insetGrouped)
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.tableLink = table.link
            cell.tableContext = TableCellContext(style: .insetGrouped)
            cell.textLabel?.text = "Text"
            cell.accessoryType = .disclosureIndicator
            cell.frame = CGRect(x: 0, y: 0, width: 353, height: 52)
            cell.layoutIfNeeded()
            #expect(isClose(cell.textLabel?.frame.minX ?? 0, 16, within: 0.01))
            #expect(isClose(cell.accessories.stock[0].frame.maxX, 333, within: 0.01))
            #expect(isClose(cell.separators.bottom?.frame.minX ?? 0, 16, within: 0.01))
            #expect(isClose(cell.separators.bottom?.frame.maxX ?? 0, 337, within: 0.01))
        }
    }

    @Test func theDisclosureGrowsWithTheText() {
        let sizes: [(UIContentSizeCategory, CGSize)] = [
            (.extraExtraExtraLarge, CGSize(width: 14, height: 19.5)),
            (.accessibilityLarge, CGSize(width: 20, height: 28.5)),
        ]
        for (textSize, size) in sizes {
            with(look: .ios26, textSize: textSize) {
                #expect(cell(.disclosureIndicator, height: 80).accessories.stock[0].frame.size == size)
            }
        }
        with(look: .ios26, textSize: .accessibilityLarge) {
            #expect(cell(.disclosureIndicator, width: 343, height: 80).contentView.frame.width == 307)
        }
    }

    // MARK: Ink

    @Test(arguments: [1, 2, 3])
    func theChevronsInkIs7By12(scale: Int) {
        let ink = ink(.chevron, scale: scale)
        #expect(isClose(ink.width, 7, within: scale == 1 ? 1 : 0.5))
        #expect(isClose(ink.height, 12, within: scale == 1 ? 1 : 0.5))
    }

    @Test func theCheckmarksInkFillsItsBox() {
        let ink = ink(.checkmark, scale: 2)
        #expect(isClose(ink.width, 14.5) && isClose(ink.height, 14))
    }

    @Test func theDetailCircleIs22Wide() {
        let ink = ink(.detail, scale: 2)
        #expect(ink.size == CGSize(width: 22, height: 22))
    }

    @Test func theChevronPointsToTheEndOfTheLineInBothDirections() {
        with(direction: .rightToLeft) {
            let cell = cell(.disclosureIndicator)
            #expect(cell.accessories.stock[0].frame.minX == 16)
        }
    }

    @Test func aCheckmarkHasTheTintColor() {
        let cell = cell(.checkmark)
        cell.tintColor = .red
        #expect(cell.accessories.stock[0].tintColor == .red)
    }
}

import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct CellSelectionTests {
    private let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "cell")

    // Seeds 81, 86.
    @Test func theSelectedBackgroundIsInTheCellOnlyWhileItIsSelected() {
        let view = UIView()
        cell.selectedBackgroundView = view
        #expect(view.superview == nil)
        cell.setSelected(true, animated: false)
        #expect(view.superview === cell)
        #expect(view.frame == cell.bounds)
        cell.setSelected(false, animated: false)
        #expect(view.superview == nil)
    }

    @Test func theSelectedBackgroundLiesAboveTheBackgroundViewAndBelowTheContent() {
        let (background, selected) = (UIView(), UIView())
        cell.backgroundView = background
        cell.selectedBackgroundView = selected
        cell.isSelected = true
        #expect(
            cell.subviews.prefix(3).map(ObjectIdentifier.init)
                == [background, selected, cell.contentView].map(ObjectIdentifier.init))
    }

    @Test func highlightAndSelectionShowOneBackground() {
        cell.isHighlighted = true
        let count = cell.subviews.count
        cell.isSelected = true
        #expect(cell.subviews.count == count)
        cell.isHighlighted = false
        #expect(cell.subviews.count == count)
        cell.isSelected = false
        #expect(cell.subviews.count == count - 1)
    }

    // Seeds 80, 85, 159.
    @Test func selectionStyleNoneShowsNothingButKeepsTheState() {
        cell.selectionStyle = .none
        let count = cell.subviews.count
        cell.isSelected = true
        #expect(cell.isSelected)
        #expect(cell.subviews.count == count)
        #expect(cell.textLabel?.isHighlighted == false)
    }

    // Seeds 85.
    @Test(arguments: [UITableViewCell.SelectionStyle.none, .gray, .blue, .default])
    func theSelectionStyleDecidesWhatIsSeen(style: UITableViewCell.SelectionStyle) {
        let fixture = TableFixture()
        fixture.configure = { cell, _ in cell.selectionStyle = style }
        let row = IndexPath(row: 1, section: 0)
        let before = Picture(of: fixture.table).color(200, 90)
        #expect(before == [255, 255, 255])
        fixture.table.selectRow(at: row, animated: false, scrollPosition: .none)
        let selected = Picture(of: fixture.table).color(200, 90)
        // Every style but none is the same gray.
        #expect(selected == (style == .none ? before : [209, 209, 214]))
        fixture.table.deselectRow(at: row, animated: false)
        #expect(Picture(of: fixture.table).color(200, 90) == before)
    }

    @Test func labelsAreHighlightedWithTheCell() {
        let label = cell.textLabel
        cell.isHighlighted = true
        #expect(label?.isHighlighted == true)
        cell.isHighlighted = false
        #expect(label?.isHighlighted == false)
    }

    // Seeds 82.
    @Test func theSettersGoThroughTheMethodsThatSubclassesOverride() {
        final class Recording: UITableViewCell {
            var calls: [String] = []
            override func setSelected(_ selected: Bool, animated: Bool) {
                calls.append("selected \(selected) \(animated)")
                super.setSelected(selected, animated: animated)
            }
            override func setHighlighted(_ highlighted: Bool, animated: Bool) {
                calls.append("highlighted \(highlighted) \(animated)")
                super.setHighlighted(highlighted, animated: animated)
            }
        }
        let cell = Recording(style: .default, reuseIdentifier: nil)
        cell.isSelected = true
        cell.isHighlighted = true
        #expect(cell.calls == ["selected true false", "highlighted true false"])
    }

    @Test func prepareForReuseEndsSelectionAndHighlight() {
        cell.isSelected = true
        cell.isHighlighted = true
        cell.prepareForReuse()
        #expect(!cell.isSelected && !cell.isHighlighted)
    }

    // Seeds 214.
    @Test func theBackgroundFollowsTheTablesStyleUntilItIsSet() {
        #expect(cell.backgroundColor == .systemBackground)
        cell.tableContext = TableCellContext(style: .grouped)
        #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
        cell.backgroundColor = .red
        cell.tableContext = TableCellContext(style: .plain)
        #expect(cell.backgroundColor == .red)
    }

    @Test func cardsAreRoundAtTheEndsOfTheirSection() {
        cell.tableContext = TableCellContext(style: .insetGrouped, position: .first)
        #expect(cell.layer.cornerRadius == 10)
        #expect(cell.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(cell.clipsToBounds)
        cell.tableContext = TableCellContext(style: .insetGrouped, position: .middle)
        #expect(cell.layer.cornerRadius == 0)
        #expect(!cell.clipsToBounds)
        cell.tableContext = TableCellContext(style: .insetGrouped, position: .only)
        #expect(cell.layer.maskedCorners.contains([.layerMinXMaxYCorner, .layerMaxXMinYCorner]))
    }
}

import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct CellSeparatorTests {
    private func cell(_ context: TableCellContext, _ configure: (UITableViewCell) -> Void = { _ in }) -> UITableViewCell
    {
        with(scale: 2) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.tableContext = context
            cell.textLabel?.text = "Title"
            configure(cell)
            cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
            cell.layoutIfNeeded()
            return cell
        }
    }

    @Test func theLinesOfASelectedOrHighlightedRowAreHidden() {
        let cell = cell(TableCellContext(style: .grouped, position: .first))
        #expect(cell.separators.bottom?.isHidden == false)
        cell.setHighlighted(true, animated: false)
        #expect(cell.separators.bottom?.isHidden == true)
        #expect(cell.separators.top?.isHidden == true)
        cell.setHighlighted(false, animated: false)
        cell.setSelected(true, animated: false)
        #expect(cell.separators.bottom?.isHidden == true)
        cell.setSelected(false, animated: false)
        #expect(cell.separators.bottom?.isHidden == false)
    }

    @Test func theLineAboveASelectedRowIsHiddenWhenTheTableSaysSo() {
        let cell = cell(TableCellContext())
        cell.suppressesSeparator = true
        #expect(cell.separators.bottom?.isHidden == true)
    }

    // Seeds 255.
    @Test func anEffectIsDrawnBelowTheColorOfTheLine() throws {
        let source = TableFixture()
        #expect(source.table.separatorEffect == nil)
        let line = { source.table.visibleCells.first?.separators.bottom }
        source.table.separatorColor = .red
        source.table.layoutIfNeeded()
        #expect(line()?.subviews.isEmpty == true)
        let effect = UIBlurEffect(style: .dark)
        source.table.separatorEffect = effect
        let view = try #require(line()?.subviews.first as? UIVisualEffectView)
        #expect(view.effect === effect)
        #expect(view.contentView.backgroundColor == .red)
        #expect(line()?.backgroundColor == nil)
        source.table.separatorEffect = nil
        #expect(line()?.subviews.isEmpty == true)
        #expect(line()?.backgroundColor == .red)
    }

    @Test func aGroupedSectionIsClosedByFullLinesAtBothEnds() {
        let first = cell(TableCellContext(style: .grouped, position: .first))
        #expect(first.separators.top?.frame == CGRect(x: 0, y: 0, width: 390, height: 0.5))
        #expect(first.separators.bottom?.frame.minX == 20)
        let last = cell(TableCellContext(style: .grouped, position: .last))
        #expect(last.separators.top == nil)
        #expect(last.separators.bottom?.frame == CGRect(x: 0, y: 43.5, width: 390, height: 0.5))
    }

    // Seeds 125.
    @Test func theTablesInsetAppliesUntilTheCellHasItsOwn() {
        let inset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        let cell = cell(TableCellContext(separatorInset: inset))
        #expect(cell.separators.bottom?.frame.minX == 30)
        #expect(cell.separators.bottom?.frame.maxX == 380)
        cell.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
        cell.layoutIfNeeded()
        #expect(cell.separators.bottom?.frame.minX == 50)
        #expect(cell.separators.bottom?.frame.maxX == 390)
    }

    // Seeds 259.
    @Test func insetsFromAutomaticInsetsAreAddedToTheText() {
        let inset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
        let cell = cell(TableCellContext(separatorInset: inset, separatorInsetReference: .fromAutomaticInsets))
        #expect(cell.separators.bottom?.frame.minX == 25)
        #expect(cell.separators.bottom?.frame.maxX == 383)
    }

    @Test func theInsetReadsWhatIsInEffect() {
        #expect(cell(TableCellContext()).separatorInset == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0))
    }

    @Test func theTablesColorIsTheLines() {
        let cell = cell(TableCellContext(separatorColor: .red))
        #expect(cell.separators.bottom?.backgroundColor == .red)
        cell.tableContext = TableCellContext()
        cell.layoutIfNeeded()
        #expect(cell.separators.bottom?.backgroundColor == .separator)
    }

    @Test func aLineOfTheApplicationsOwnMayReplaceTheTables() {
        let line = UIView()
        let cell = cell(TableCellContext(separatorStyle: .none)) { cell in
            line.frame = CGRect(x: 0, y: cell.bounds.maxY - 1, width: cell.bounds.width, height: 1)
            line.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            cell.addSubview(line)
        }
        #expect(line.frame == CGRect(x: 0, y: 43, width: 390, height: 1))
        #expect(cell.contentView.frame.height == 44)
    }

    @Test func aConfiguredCellBeginsItsLineAtItsText() {
        let cell = cell(TableCellContext()) { cell in
            var content = UIListContentConfiguration.cell()
            content.text = "Title"
            content.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
            cell.contentConfiguration = content
        }
        #expect(cell.separators.bottom?.frame.minX == 66)
        cell.separatorInset = .zero
        cell.layoutIfNeeded()
        #expect(cell.separators.bottom?.frame.minX == 0)
    }

    @Test func styleNoneHasNoLines() {
        #expect(cell(TableCellContext(separatorStyle: .none)).separators.bottom == nil)
    }

    // MARK: By the table's properties

    /// The columns of the line below the first row of a table that is 320 points wide, with the color of the line.
    private func line(in fixture: TableFixture) -> (columns: ClosedRange<Int>, color: [Int])? {
        let picture = with(scale: 1) { Picture(of: fixture.table) }
        let y = Int(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).maxY) - 1
        let columns = (0..<320).filter { picture.color($0, y) != [255, 255, 255] }
        guard let first = columns.first, let last = columns.last else { return nil }
        return (first...last, picture.color(first, y))
    }

    // Seeds 253.
    @Test func aTableWithoutSeparatorsDrawsNone() {
        let fixture = with(scale: 1) { TableFixture() }
        #expect(line(in: fixture) != nil)
        fixture.table.separatorStyle = .none
        #expect(line(in: fixture) == nil)
        fixture.table.separatorStyle = .singleLine
        #expect(line(in: fixture) != nil)
    }

    // Seeds 254.
    @Test func aTableDrawsItsSeparatorsInItsColor() {
        let fixture = with(scale: 1) { TableFixture() }
        let color = line(in: fixture)?.color
        fixture.table.separatorColor = .red
        #expect(line(in: fixture)?.color == [255, 0, 0])
        fixture.table.separatorColor = nil
        #expect(fixture.table.separatorColor == .separator)
        #expect(line(in: fixture)?.color == color)
    }

    // Seeds 257.
    @Test func aTableInsetsItsSeparators() {
        let fixture = with(scale: 1) { TableFixture() }
        #expect(line(in: fixture)?.columns == 16...319)
        fixture.table.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20)
        #expect(line(in: fixture)?.columns == 50...299)
        fixture.table.separatorInset = .zero
        #expect(line(in: fixture)?.columns == 0...319)
    }

    // Seeds 258.
    @Test func aTableInsetsItsSeparatorsFromTheirAutomaticPlace() {
        let fixture = with(scale: 1) { TableFixture() }
        fixture.configure = { cell, _ in cell.textLabel?.text = "Title" }
        fixture.table.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20)
        fixture.table.separatorInsetReference = .fromAutomaticInsets
        #expect(line(in: fixture)?.columns == 66...299)
        fixture.table.separatorInsetReference = .fromCellEdges
        #expect(line(in: fixture)?.columns == 50...299)
    }
}

import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct AccessTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    // MARK: Counts

    // Seeds 250, 251.
    @Test func countsAreAnsweredWithoutADataSourceCall() {
        let fixture = TableFixture([4, 7])
        fixture.table.layoutIfNeeded()
        let before = fixture.calls
        fixture.counts = [9, 9, 9]
        #expect(fixture.table.numberOfSections == 2)
        #expect(fixture.table.numberOfRows(inSection: 1) == 7)
        #expect(fixture.calls == before)
    }

    // Seeds 14.
    @Test func countsBeforeTheFirstLayoutAreAskedOnce() {
        let fixture = TableFixture([4, 7])
        #expect(fixture.table.numberOfRows(inSection: 0) == 4)
        #expect(fixture.table.numberOfRows(inSection: 1) == 7)
        #expect(fixture.calls == ["sections", "rows 0", "rows 1"])
    }

    @Test func countsOfADataSourceThatIsSetWhileAnotherIsAskedStay() {
        let (first, other) = (CountingSource(rows: 9), CountingSource(rows: 2))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.dataSource = first
        first.onAsk = {
            table.dataSource = other
            #expect(table.numberOfRows(inSection: 0) == 2)
        }
        _ = table.numberOfSections
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    @Test func aRowHeightSetWhileTheFirstLoadAsksIsThatOfAllRows() {
        let source = CountingSource(rows: 3, sections: 2)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.estimatedRowHeight = 0
        table.rowHeight = 40
        table.dataSource = source
        source.onAsk = { source.onAsk = { table.rowHeight = 55 } }
        table.layoutIfNeeded()
        for section in 0..<2 { #expect(table.rectForRow(at: path(1, section)).height == 55) }
    }

    @Test func aRowSelectedWhileAReloadAsksIsSelectedOnlyIfItIsThere() {
        let source = CountingSource(rows: 9)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.allowsMultipleSelection = true
        table.dataSource = source
        table.layoutIfNeeded()
        source.rows = 5
        source.onAsk = {
            for row in [2, 7] { table.selectRow(at: self.path(row), animated: false, scrollPosition: .none) }
        }
        table.reloadData()
        #expect(table.indexPathsForSelectedRows == [path(2)])
    }

    @Test func aRowReconfiguredWhileItsCellIsMadeShowsTheNewData() {
        let source = ChangingSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.dataSource = source
        table.layoutIfNeeded()
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: path(0))?.textLabel?.text == "new")
    }

    // Reported of UIKit, not documented.
    @Test func aTableWithoutDataSourceHasOneSectionWithoutRows() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        #expect(table.numberOfSections == 1)
        table.layoutIfNeeded()
        #expect(table.numberOfSections == 1)
        #expect(table.numberOfRows(inSection: 0) == 0)
        #expect(table.contentSize.height == 0)
        #expect(table.visibleCells.isEmpty)
        #expect(table.indexPathsForVisibleRows == nil)
    }

    // MARK: Cells

    // Seeds 198, 275.
    @Test func onlyRowsOnScreenHaveACell() {
        let fixture = TableFixture()
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.cellForRow(at: path(3)) != nil)
        #expect(fixture.table.cellForRow(at: path(50)) == nil)
        #expect(fixture.table.cellForRow(at: path(5000)) == nil)
        #expect(fixture.table.cellForRow(at: path(0, 3)) == nil)
    }

    // Seeds 276.
    @Test func aCellKnowsItsRowWhileItIsOnScreen() throws {
        let fixture = TableFixture()
        fixture.table.layoutIfNeeded()
        let cell = try #require(fixture.table.cellForRow(at: path(3)))
        #expect(fixture.table.indexPath(for: cell) == path(3))
        fixture.scroll(to: 3000)
        #expect(fixture.table.indexPath(for: cell) == nil)
        #expect(fixture.table.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)) == nil)
    }

    // Seeds 206, 279, 280.
    @Test func visibleCellsAndPathsGoFromTopToBottom() {
        let fixture = TableFixture([2, 100], size: CGSize(width: 320, height: 240))
        fixture.table.layoutIfNeeded()
        #expect(fixture.visibleRows == ["0-0", "0-1", "1-0", "1-1"])
        #expect(fixture.table.visibleCells.map(\.frame.minY) == [0, 60, 120, 180])
    }

    // MARK: Points and rectangles

    // Seeds 277.
    @Test func aPointFindsItsRow() {
        let fixture = TableFixture([2, 2])
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: 10, y: 0)) == path(0))
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: 10, y: 59.5)) == path(0))
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: 10, y: 60)) == path(1))
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: 10, y: 130)) == path(0, 1))
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: 10, y: 240)) == nil)
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
    }

    @Test func aPointOnAHeaderIsNoRow() {
        let fixture = HeaderFixture()
        fixture.table.layoutIfNeeded()
        #expect(
            fixture.table.indexPathForRow(at: CGPoint(x: 10, y: fixture.table.rectForHeader(inSection: 0).midY)) == nil)
    }

    // Seeds 278.
    @Test func aRectangleFindsTheRowsThatItTouches() {
        let fixture = TableFixture([2, 100])
        fixture.table.layoutIfNeeded()
        let rows = fixture.table.indexPathsForRows(in: CGRect(x: 0, y: 70, width: 1, height: 100))
        #expect(rows == [path(1), path(0, 1)])
        #expect(fixture.table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 320, height: 60)) == [path(1)])
        #expect(fixture.table.indexPathsForRows(in: .zero) == nil)
    }

    @Test func aRectangleFarDownFindsRowsWithoutCells() {
        let fixture = TableFixture([1000])
        fixture.table.layoutIfNeeded()
        let rows = fixture.table.indexPathsForRows(in: CGRect(x: 0, y: 30000, width: 320, height: 120))
        #expect(rows == [path(500), path(501)])
        #expect(CountedCell.made == 10)
    }

    // MARK: Areas

    // Seeds 196, 317.
    @Test func rowsHaveTheirAreaOnAndOffScreen() {
        let fixture = TableFixture([2, 100])
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.rectForRow(at: path(1)) == CGRect(x: 0, y: 60, width: 320, height: 60))
        #expect(fixture.table.rectForRow(at: path(99, 1)) == CGRect(x: 0, y: 120 + 99 * 60, width: 320, height: 60))
        #expect(fixture.table.rect(forSection: 1) == CGRect(x: 0, y: 120, width: 320, height: 6000))
    }

    @Test func inATableOfSizeZeroHeadersThatNobodyGivesTakeNoRoom() {
        let fixture = TableFixture([20, 20], size: .zero)
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.rectForRow(at: path(0)).minY == 0)
        #expect(fixture.table.rectForRow(at: path(0, 1)).minY == 1200)
        fixture.table.scrollToRow(at: path(0), at: .top, animated: false)
        #expect(fixture.table.contentOffset.y == 0)
    }

    @Test func scrollingATableOfSizeZeroGoesToTheRow() {
        let fixture = TableFixture([20], size: .zero)
        fixture.table.layoutIfNeeded()
        fixture.table.scrollToRow(at: path(0), at: .top, animated: false)
        #expect(fixture.table.contentOffset.y == 0)
    }

    @Test func whatDoesNotExistHasNoArea() {
        let fixture = TableFixture([2])
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.rectForRow(at: path(2)) == .zero)
        #expect(fixture.table.rectForRow(at: path(0, 1)) == .zero)
        #expect(fixture.table.rectForRow(at: path(-1)) == .zero)
        #expect(fixture.table.rect(forSection: 1) == .zero)
        #expect(fixture.table.rectForHeader(inSection: 4) == .zero)
        #expect(fixture.table.rectForFooter(inSection: -1) == .zero)
    }

    // Seeds 207, 316, 318.
    @Test func aSectionsAreaHoldsHeaderRowsAndFooter() {
        let fixture = HeaderFixture()
        fixture.table.layoutIfNeeded()
        let section = fixture.table.rect(forSection: 1)
        let header = fixture.table.rectForHeader(inSection: 1)
        let footer = fixture.table.rectForFooter(inSection: 1)
        #expect(header.height == 30)
        #expect(footer.height == 20)
        #expect(fixture.table.rectForRow(at: path(0, 1)).minY == header.maxY)
        #expect(footer.minY == header.maxY + 20 * 60)
        #expect(section.maxY == footer.maxY)
        #expect(section.minY <= header.minY)
        #expect(section.minY == fixture.table.rect(forSection: 0).maxY)
    }

    // Seeds 319.
    @Test func aFloatingHeadersAreaIsItsOwnPlace() throws {
        let fixture = HeaderFixture()
        fixture.table.layoutIfNeeded()
        let before = fixture.table.rectForHeader(inSection: 0)
        fixture.table.contentOffset.y = 200
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.rectForHeader(inSection: 0) == before)
        #expect(try #require(fixture.table.headerView(forSection: 0)).frame.minY == 200)
    }

    // MARK: Header and footer views

    // Seeds 273.
    @Test func headersOffScreenAreNil() {
        let fixture = HeaderFixture()
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.headerView(forSection: 0)?.textLabel?.text != nil)
        #expect(fixture.table.headerView(forSection: 2) == nil)
        #expect(fixture.table.headerView(forSection: 9) == nil)
        #expect(fixture.table.footerView(forSection: 2) == nil)
    }

    @Test func headersOfOtherClassesAreNil() {
        let fixture = HeaderFixture()
        fixture.plainViews = true
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.headerView(forSection: 0) == nil)
    }
}

@MainActor
private final class HeaderFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
    var plainViews = false

    override init() {
        super.init()
        table.rowHeight = 60
        table.dataSource = self
        table.delegate = self
    }

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header \(section)" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer \(section)" }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        plainViews ? UIView(frame: .zero) : nil
    }
}

/// A data source that runs code when it is asked for its number of rows, once.
private final class CountingSource: NSObject, UITableViewDataSource {
    var rows: Int
    var onAsk: (() -> Void)?

    private let sections: Int

    init(rows: Int, sections: Int = 1) {
        self.rows = rows
        self.sections = sections
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        let act = onAsk
        onAsk = nil
        act?()
        return rows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

/// A data source that changes its only row while it makes the row's cell, once.
private final class ChangingSource: NSObject, UITableViewDataSource {
    private var text = "old"

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let shown = text
        if text == "old" {
            text = "new"
            tableView.reconfigureRows(at: [indexPath])
        }
        let cell = tableView.cellForRow(at: indexPath) ?? UITableViewCell()
        cell.textLabel?.text = shown
        return cell
    }
}

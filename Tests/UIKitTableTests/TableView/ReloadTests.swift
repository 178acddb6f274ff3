import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Apple's overview of UITableView: `layoutSubviews` reloads a new table and one with a new data source; after an explicit
/// `reloadData` it doesn't.
@MainActor @Suite(.serialized) struct ReloadTests {
    private func counting(_ fixture: TableFixture, _ body: () -> Void) -> [String] {
        let before = fixture.calls.count
        body()
        return fixture.calls[before...].filter { !$0.hasPrefix("cell") }
    }

    private func forceLayout(_ table: UITableView) {
        table.setNeedsLayout()
        table.layoutIfNeeded()
    }

    // Seeds 231.
    @Test func aNewTableLoadsWhenItIsLaidOut() {
        let fixture = TableFixture([5, 5])
        #expect(fixture.calls == [])
        #expect(counting(fixture) { forceLayout(fixture.table) } == ["sections", "rows 0", "rows 1"])
        #expect(counting(fixture) { forceLayout(fixture.table) } == [])
    }

    // Seeds 233, 312.
    @Test func anExplicitReloadAsksAtOnceAndTheLayoutDoesNot() {
        let fixture = TableFixture([5])
        forceLayout(fixture.table)
        #expect(counting(fixture) { fixture.table.reloadData() } == ["sections", "rows 0"])
        #expect(counting(fixture) { forceLayout(fixture.table) } == [])
    }

    // Seeds 119.
    @Test func theContentSizeIsTheNewOneRightAfterAReload() {
        let fixture = TableFixture([20])
        fixture.table.estimatedSectionHeaderHeight = 0
        fixture.table.estimatedSectionFooterHeight = 0
        #expect(fixture.table.contentSize.height == 1_200)
        fixture.counts = [30]
        fixture.table.reloadData()
        #expect(fixture.table.contentSize.height == 1_800)
        fixture.counts = [40]
        fixture.table.reloadData()
        #expect(fixture.table.contentSize.height == 2_400)
    }

    // Seeds 231, 244.
    @Test func aNewDataSourceMakesTheNextLayoutReload() {
        let fixture = TableFixture([5])
        forceLayout(fixture.table)
        fixture.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        let other = TableFixture([3])
        fixture.table.dataSource = other
        #expect(counting(other) { forceLayout(fixture.table) } == ["sections", "rows 0"])
        #expect(fixture.table.indexPathsForSelectedRows == nil)
        #expect(fixture.table.numberOfRows(inSection: 0) == 3)
        #expect(counting(other) { forceLayout(fixture.table) } == [])
    }

    @Test func scrollingAsksForNoCounts() {
        let fixture = TableFixture()
        forceLayout(fixture.table)
        #expect(counting(fixture) { for step in 0..<20 { fixture.scroll(to: CGFloat(step) * 90) } } == [])
    }

    @Test func numbersAreAnsweredWithoutAsking() {
        let fixture = TableFixture([5, 7])
        forceLayout(fixture.table)
        fixture.counts = [9, 9, 9]
        var answers: [Int] = []
        let asked = counting(fixture) {
            answers = [fixture.table.numberOfSections, fixture.table.numberOfRows(inSection: 1)]
        }
        #expect(answers == [2, 7])
        #expect(asked == [])
    }

    // Seeds 12.
    @Test func aTableWithoutDataSourceShowsNothingAndRaisesNothing() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let exceptions = raised { table.layoutIfNeeded() }
        #expect(exceptions.isEmpty)
        #expect(table.visibleCells.isEmpty)
        #expect(table.numberOfSections == 1)
        #expect(table.indexPathsForVisibleRows == nil)
    }

    @Test func aMissingDataSourceIsSaidOnceWhenDebugging() {
        let flags = DebugFlags.current
        defer { DebugFlags.current = flags }
        DebugFlags.current = .delegates
        let said = SaidLines()
        ConsoleLog.listening(to: { said.add($0) }) {
            for _ in 0..<2 { UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).layoutIfNeeded() }
        }
        #expect(said.lines.count { $0.contains("has no data source") } == 1)
    }

    @Test func aDataSourceThatGoesTakesItsRowsAlong() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        do {
            let source = TableFixture([5])
            table.dataSource = source
            table.register(CountedCell.self, forCellReuseIdentifier: "cell")
            table.layoutIfNeeded()
            #expect(table.visibleCells.count == 5)
            TableFixture.current = nil
        }
        forceLayout(table)
        #expect(table.numberOfRows(inSection: 0) == 0)
    }

    @Test func reloadingKeepsTheContentOffset() {
        let fixture = TableFixture()
        forceLayout(fixture.table)
        fixture.scroll(to: 1000)
        fixture.table.reloadData()
        forceLayout(fixture.table)
        #expect(fixture.table.contentOffset.y == 1000)
    }

    @Test func withEstimatesTheFirstRowKeepsItsPlace() {
        final class Heights: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 90 }
        }
        let fixture = TableFixture()
        let heights = Heights()
        fixture.table.delegate = heights
        fixture.table.estimatedRowHeight = 40
        forceLayout(fixture.table)
        for step in 1...20 { fixture.scroll(to: CGFloat(step) * 100) }
        let row = fixture.table.indexPathsForVisibleRows![0]
        let distance = fixture.table.rectForRow(at: row).minY - fixture.table.contentOffset.y
        fixture.table.reloadData()
        forceLayout(fixture.table)
        #expect(fixture.table.indexPathsForVisibleRows![0] == row)
        #expect(fixture.table.rectForRow(at: row).minY - fixture.table.contentOffset.y == distance)
    }

    @Test func reloadingFromADelegateCallWaitsForTheNextLayout() {
        let fixture = TableFixture([5])
        var reloads = 0
        fixture.configure = { _, _ in
            guard reloads == 0 else { return }
            reloads += 1
            fixture.table.reloadData()
        }
        forceLayout(fixture.table)
        forceLayout(fixture.table)
        #expect(fixture.table.visibleCells.count == 5)
    }
}

private final class SaidLines: @unchecked Sendable {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}

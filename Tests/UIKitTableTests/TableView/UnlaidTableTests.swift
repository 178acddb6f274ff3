import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Tables before their first layout, and cells before they are placed.
@MainActor @Suite(.serialized) struct UnlaidTableTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test(arguments: [false, true]) func aFirstInsertionBringsCells(countsAreKnown: Bool) {
        let fixture = TableFixture([0])
        if countsAreKnown { #expect(fixture.table.numberOfRows(inSection: 0) == 0) }
        fixture.counts = [2]
        fixture.table.insertRows(at: [path(0), path(1)], with: .automatic)
        #expect(fixture.table.cellForRow(at: path(1)) != nil)
        #expect(fixture.table.visibleCells.count == 2)
    }

    @Test func aFirstBatchBringsCells() {
        let fixture = TableFixture([0])
        fixture.table.performBatchUpdates {
            fixture.counts = [2]
            fixture.table.insertRows(at: [path(0), path(1)], with: .automatic)
        }
        #expect(fixture.table.cellForRow(at: path(1)) != nil)
    }

    // Seeds 19, 264.
    // As Apple documents `dequeueReusableCell(withIdentifier:for:)`.
    @Test(arguments: [UITableView.Style.plain, .insetGrouped])
    func aDequeuedCellIsInTheTable(style: UITableView.Style) {
        let fixture = TableFixture([100], style: style)
        var outside: [String] = []
        fixture.configure = { cell, path in
            if cell.superview == nil || !cell.isDescendant(of: fixture.table) { outside.append("\(path.row)") }
        }
        fixture.table.layoutIfNeeded()
        fixture.scroll(to: 700)
        #expect(outside.isEmpty)
    }

    /// A new cell that the data source does not return leaves the table again.
    @Test func aCellThatIsNotReturnedIsNotInTheTable() {
        let source = Wasteful()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(source.wasted.count == 3)
        #expect(source.wasted.allSatisfy { $0.superview == nil })
        #expect(table.visibleCells.count == 3)
    }

    private final class Wasteful: NSObject, UITableViewDataSource {
        var wasted: [UITableViewCell] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            wasted.append(tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath))
            return UITableViewCell()
        }
    }

    // MARK: Out of range

    @Test(arguments: [-1, 1, 7]) func theRowsOfAMissingSectionRaise(section: Int) {
        let fixture = TableFixture([3])
        fixture.table.layoutIfNeeded()
        let exceptions = raised { #expect(fixture.table.numberOfRows(inSection: section) == 0) }
        #expect(exceptions.map(\.name) == [.internalInconsistencyException])
        #expect(
            exceptions.first?.reason == "Requested the number of rows for section (\(section)) which is out of bounds.")
    }

    @Test(arguments: [IndexPath(row: 3, section: 0), IndexPath(row: 0, section: 1), IndexPath(row: -1, section: 0)])
    func reconfiguringAMissingRowRaises(path: IndexPath) {
        let fixture = TableFixture([3])
        fixture.table.layoutIfNeeded()
        let exceptions = raised { fixture.table.reconfigureRows(at: [path]) }
        #expect(exceptions.map(\.name) == [.internalInconsistencyException])
        #expect(exceptions.first?.reason?.contains("attempt to reconfigure row \(path.row)") == true)
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.visibleCells.count == 3)
    }

    @Test(arguments: [0.0, UITableView.automaticDimension]) func theGreatestNumbersAreFiniteHeights(estimate: CGFloat) {
        final class Heights: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                .greatestFiniteMagnitude
            }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
                .greatestFiniteMagnitude
            }
        }
        let fixture = TableFixture([3], style: .grouped)
        let heights = Heights()
        fixture.table.estimatedRowHeight = estimate
        fixture.table.estimatedSectionFooterHeight = .greatestFiniteMagnitude
        fixture.table.delegate = heights
        fixture.table.layoutIfNeeded()
        fixture.scroll(to: 100)
        #expect(fixture.table.contentSize.height.isFinite)
        #expect(fixture.table.rectForRow(at: path(2)).minY.isFinite)
        fixture.table.rowHeight = .greatestFiniteMagnitude
        fixture.table.delegate = nil
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.contentSize.height.isFinite)
        withExtendedLifetime(heights) {}
    }
}

import Testing
import UIKitTestDriver

@testable import UIKit

/// Rows that an application hides with a height of 0.
@MainActor @Suite(.serialized) struct EmptyRowTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        var count: Int
        var isHidden: (Int) -> Bool = { _ in false }
        var cells: [Int] = []
        var heights = 0

        init(_ count: Int, estimate: CGFloat, isHidden: @escaping (Int) -> Bool) {
            self.count = count
            self.isHidden = isHidden
            super.init()
            table.estimatedRowHeight = estimate
            table.dataSource = self
            table.delegate = self
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights += 1
            return isHidden(indexPath.row) ? 0 : 40
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cells.append(indexPath.row)
            return UITableViewCell()
        }

        var shown: [Int] { (table.indexPathsForVisibleRows ?? []).map(\.row) }
    }

    /// With and without estimates.
    @Test(arguments: [0, UITableView.automaticDimension], [2_000, 20_000])
    func hiddenRowsHaveNoCells(estimate: CGFloat, count: Int) {
        let rows = Rows(count, estimate: estimate) { $0 > 0 && $0 < count - 3 }
        rows.table.layoutIfNeeded()
        #expect(rows.cells.sorted() == [0, count - 3, count - 2, count - 1])
        #expect(rows.shown == [0, count - 3, count - 2, count - 1])
        #expect(rows.heights <= count + 16)
        #expect(rows.table.contentSize.height == 160)
    }

    @Test(arguments: [0, UITableView.automaticDimension]) func everySecondRowMayBeHidden(estimate: CGFloat) {
        let rows = Rows(1_000, estimate: estimate) { $0 % 2 == 1 }
        rows.table.layoutIfNeeded()
        #expect(rows.shown == (0..<12).map { $0 * 2 })
        rows.table.contentOffset.y = 1_000
        rows.table.layoutIfNeeded()
        #expect(rows.shown.allSatisfy { $0 % 2 == 0 })
        // The rows above are estimates, so that one row more may be partly visible.
        #expect((12...13).contains(rows.shown.count))
        rows.table.contentOffset.y = 0
        rows.table.layoutIfNeeded()
        #expect(rows.shown == (0..<12).map { $0 * 2 })
        #expect(rows.cells.allSatisfy { $0 % 2 == 0 })
    }

    @Test(arguments: [0, UITableView.automaticDimension], [40, UITableView.automaticDimension])
    func anEmptyUpdateShowsHiddenRows(estimate: CGFloat, rowHeight: CGFloat) {
        let rows = Rows(100, estimate: estimate) { (1..<50).contains($0) }
        rows.table.rowHeight = rowHeight
        rows.table.layoutIfNeeded()
        #expect(rows.shown.prefix(2) == [0, 50])
        rows.isHidden = { _ in false }
        rows.table.performBatchUpdates(nil)
        rows.table.layoutIfNeeded()
        #expect(rows.shown == Array(0..<12))
        #expect(rows.table.contentSize.height >= 2_000)
    }

    @Test func aRowThatIsHiddenWithAnUpdateComesBackWithTheNext() {
        let rows = Rows(20, estimate: UITableView.automaticDimension) { _ in false }
        rows.table.layoutIfNeeded()
        for _ in 0..<3 {
            rows.isHidden = { $0 == 3 }
            rows.table.performBatchUpdates(nil)
            #expect(rows.table.rectForRow(at: IndexPath(row: 3, section: 0)).height == 0)
            rows.isHidden = { _ in false }
            rows.table.performBatchUpdates(nil)
            #expect(rows.table.rectForRow(at: IndexPath(row: 3, section: 0)).height == 40)
            rows.table.layoutIfNeeded()
            #expect(rows.shown == Array(0..<12))
        }
    }

    @Test func aReloadedRowIsAskedAgain() {
        let rows = Rows(20, estimate: UITableView.automaticDimension) { $0 == 3 }
        rows.table.layoutIfNeeded()
        rows.isHidden = { _ in false }
        rows.table.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        rows.table.layoutIfNeeded()
        #expect(rows.shown == Array(0..<12))
    }

    @Test func aHiddenRowHasACellForWhoeverAsks() {
        let rows = Rows(20, estimate: UITableView.automaticDimension) { $0 == 3 }
        rows.table.layoutIfNeeded()
        #expect(!rows.cells.contains(3))
        let cell = rows.table.cellForRow(at: IndexPath(row: 3, section: 0))
        #expect(cell?.frame.height == 0)
        #expect(rows.table.cellForRow(at: IndexPath(row: 3, section: 0)) === cell)
        #expect(rows.cells.filter { $0 == 3 }.count == 1)
        rows.table.contentOffset.y = 300
        rows.table.layoutIfNeeded()
        #expect(rows.table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
    }

    @Test func aTableOfHiddenRowsShowsNothing() {
        let rows = Rows(5_000, estimate: UITableView.automaticDimension) { _ in true }
        rows.table.layoutIfNeeded()
        #expect(rows.cells.isEmpty)
        #expect(rows.heights <= 5_000)
        #expect(rows.table.contentSize.height == 0)
    }
}

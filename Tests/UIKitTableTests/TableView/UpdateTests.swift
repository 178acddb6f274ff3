import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct UpdateTests {
    private func shown(_ counts: [Int] = [100]) -> TableFixture {
        let fixture = TableFixture(counts)
        fixture.configure = { cell, indexPath in cell.textLabel?.text = "\(indexPath.section)-\(indexPath.row)" }
        fixture.table.layoutIfNeeded()
        return fixture
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func texts(_ fixture: TableFixture) -> [String] {
        fixture.table.visibleCells.map { $0.textLabel?.text ?? "" }
    }

    // Seeds 294.
    @Test func insertedRowsMakeRoom() {
        let fixture = shown()
        fixture.counts[0] = 102
        let asked = fixture.rowsAskedFor { fixture.table.insertRows(at: [path(1), path(3)], with: .automatic) }
        #expect(asked == ["0-1", "0-3"])
        #expect(fixture.table.contentSize.height == 6120)
        #expect(texts(fixture) == ["0-0", "0-1", "0-1", "0-3", "0-2", "0-3", "0-4", "0-5", "0-6", "0-7"])
        #expect(fixture.table.visibleCells.map(\.frame.minY) == (0..<10).map { CGFloat($0) * 60 })
    }

    // Seeds 295.
    @Test func deletedRowsLeaveNoGap() {
        let fixture = shown()
        fixture.counts[0] = 98
        let asked = fixture.rowsAskedFor { fixture.table.deleteRows(at: [path(0), path(2)], with: .none) }
        #expect(asked == ["0-8", "0-9"])
        #expect(texts(fixture) == ["0-1", "0-3", "0-4", "0-5", "0-6", "0-7", "0-8", "0-9", "0-8", "0-9"])
    }

    // Seeds 313.
    @Test func aReloadedRowGetsANewCellAndLosesItsSelection() {
        let fixture = shown()
        fixture.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        let asked = fixture.rowsAskedFor { fixture.table.reloadRows(at: [path(2)], with: .none) }
        #expect(asked == ["0-2"])
        #expect(fixture.table.indexPathsForSelectedRows == nil)
        #expect(fixture.table.visibleCells.count == 10)
    }

    @Test func reloadingARowOffScreenAsksForNoCell() {
        let fixture = shown()
        #expect(fixture.rowsAskedFor { fixture.table.reloadRows(at: [path(50)], with: .none) } == [])
    }

    // Seeds 314.
    @Test func aReloadedSectionMayHaveOtherRows() {
        let fixture = shown([3, 3, 3])
        fixture.counts[1] = 1
        let asked = fixture.rowsAskedFor { fixture.table.reloadSections([1], with: .none) }
        #expect(asked == ["1-0"])
        #expect(fixture.table.numberOfRows(inSection: 1) == 1)
        #expect(fixture.table.rectForRow(at: path(0, 2)).minY == 240)
    }

    @Test func reconfiguringKeepsTheCell() {
        let fixture = shown()
        let cell = fixture.table.cellForRow(at: path(4)) as? CountedCell
        fixture.configure = { cell, _ in cell.textLabel?.text = "again" }
        fixture.table.reconfigureRows(at: [path(4)])
        #expect(fixture.table.cellForRow(at: path(4)) === cell)
        #expect(cell?.textLabel?.text == "again")
        #expect(cell?.reuses == 0)
        #expect(texts(fixture).count { $0 == "again" } == 1)
    }

    @Test func theSelectionFollowsItsRow() {
        let fixture = shown()
        fixture.table.selectRow(at: path(5), animated: false, scrollPosition: .none)
        fixture.counts[0] = 101
        fixture.table.insertRows(at: [path(0)], with: .none)
        #expect(fixture.table.indexPathForSelectedRow == path(6))
        #expect(fixture.table.cellForRow(at: path(6))?.isSelected == true)
        fixture.counts[0] = 100
        fixture.table.deleteRows(at: [path(6)], with: .none)
        #expect(fixture.table.indexPathForSelectedRow == nil)
    }

    @Test func rowsInsertedAboveDoNotMoveWhatIsSeen() {
        let fixture = shown()
        fixture.scroll(to: 1210)
        let before = fixture.visibleRows
        fixture.counts[0] = 103
        fixture.table.insertRows(at: [path(0), path(1), path(2)], with: .none)
        #expect(fixture.table.contentOffset.y == 1390)
        #expect(fixture.visibleRows == before.map { "0-\(Int($0.dropFirst(2))! + 3)" })
    }

    @Test func atTheTopRowsInsertedAboveComeIntoSight() {
        let fixture = shown()
        fixture.counts[0] = 101
        fixture.table.insertRows(at: [path(0)], with: .none)
        #expect(fixture.table.contentOffset.y == 0)
        #expect(fixture.table.cellForRow(at: path(0)) != nil)
    }

    @Test func theOffsetCanBeKeptInstead() {
        let fixture = shown()
        fixture.table.updateAnchor = .contentOffset
        fixture.scroll(to: 1210)
        fixture.counts[0] = 101
        fixture.table.insertRows(at: [path(0)], with: .none)
        #expect(fixture.table.contentOffset.y == 1210)
    }

    @Test func deletingTheEndPullsTheContentBack() {
        let fixture = shown([20])
        fixture.scroll(to: 600)
        fixture.counts[0] = 12
        fixture.table.deleteRows(at: (12..<20).map { path($0) }, with: .none)
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.contentOffset.y == 120)
        #expect(fixture.visibleRows.last == "0-11")
    }

    @Test func tenThousandScatteredUpdatesKeepTheGeometryRight() {
        let fixture = shown([20_000])
        fixture.counts[0] = 30_000
        fixture.table.insertRows(at: (0..<10_000).map { path($0 * 3) }, with: .none)
        #expect(fixture.table.contentSize.height == 1_800_000)
        #expect(fixture.table.contents.geometry.brokenInvariant == nil)
        #expect(fixture.table.contents.geometry.runCount == 1)
    }

    // MARK: Mistakes

    @Test func countsThatDoNotAddUpRaiseAndShowWhatIsThere() {
        let fixture = shown([20])
        fixture.counts[0] = 15
        let exceptions = raised { fixture.table.deleteRows(at: [path(0)], with: .none) }
        #expect(
            exceptions.map(\.reason) == [
                """
                Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after \
                performing the batch updates are inconsistent with the updates.
                Data source before updates = { 1 section with row counts: [20] }
                Data source after updates = { 1 section with row counts: [15] }
                Updates = [
                \tDelete row (0 - 0)
                ]
                """
            ])
        #expect(fixture.table.numberOfRows(inSection: 0) == 15)
        #expect(fixture.table.visibleCells.count == 10)
    }

    @Test func aReloadIsListedAsDeleteAndInsert() {
        let fixture = shown([20])
        fixture.counts[0] = 3
        let exceptions = raised { fixture.table.reloadRows(at: [path(0)], with: .none) }
        #expect(
            exceptions.first?.reason?.hasSuffix("Updates = [\n\tDelete row (0 - 0),\n\tInsert row (0 - 0)\n]") == true)
    }

    @Test func indexesOutOfRangeComeFirst() {
        let fixture = shown([20, 1])
        #expect(
            raised { fixture.table.deleteRows(at: [path(25)], with: .none) }.map(\.reason)
                == ["attempt to delete row 25 from section 0 which only contains 20 rows before the update"])
        #expect(
            raised { fixture.table.insertRows(at: [path(30)], with: .none) }.map(\.reason)
                == ["attempt to insert row 30 into section 0, but there are only 20 rows in section 0 after the update"]
        )
        #expect(
            raised { fixture.table.deleteRows(at: [path(0, 7)], with: .none) }.map(\.reason)
                == ["attempt to delete row 0 from section 7, but there are only 2 sections before the update"])
        #expect(
            raised { fixture.table.reloadSections([9], with: .none) }.map(\.reason)
                == ["attempt to delete section 9, but there are only 2 sections before the update"])
    }

    @Test func dataThatChangedUntoldIsFoundByTheNextUpdate() {
        let fixture = shown([20])
        fixture.counts = [20, 5]
        #expect(raised { fixture.table.reloadRows(at: [path(0)], with: .none) }.count == 1)
    }
}

import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Several changes as one, and everything that must come through them.
@MainActor @Suite(.serialized) struct BatchUpdateTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// Rows that say their numbers, after the first layout, in a table without a window.
    private func shown(_ sections: [[Int]] = [Array(0..<100)]) -> RowsOfSections {
        let rows = RowsOfSections(sections)
        rows.table.layoutIfNeeded()
        return rows
    }

    // MARK: Meaning of the indexes

    // Seeds 95.
    @Test func deletionsCountBeforeAndInsertionsAfterWhateverTheOrder() {
        let rows = shown([Array(0..<10)])
        rows.table.performBatchUpdates {
            rows.data[0] = [0, 100, 2, 3, 101, 5, 6, 7, 8, 9]
            rows.table.insertRows(at: [path(4)], with: .none)
            rows.table.deleteRows(at: [path(1), path(4)], with: .none)
            rows.table.insertRows(at: [path(1)], with: .none)
        }
        #expect(rows.wrong == nil)
    }

    // Seeds 296.
    @Test func rowsMoveWithinAndBetweenSections() {
        let rows = shown([[0, 1, 2], [10, 11, 12]])
        let cell = rows.table.cellForRow(at: path(0))
        rows.table.performBatchUpdates {
            rows.data = [[2, 1], [10, 0, 11, 12]]
            rows.table.moveRow(at: path(0), to: path(1, 1))
            rows.table.moveRow(at: path(2), to: path(0))
        }
        #expect(rows.wrong == nil)
        #expect(rows.table.cellForRow(at: path(1, 1)) === cell)
    }

    // Seeds 297, 298, 299.
    @Test func sectionsComeGoMoveAndReload() {
        let rows = shown([[0], [10], [20], [30, 31]])
        rows.table.performBatchUpdates {
            rows.data = [[30, 31], [40, 41], [0], [21, 22]]
            rows.table.moveSection(3, toSection: 0)
            rows.table.insertSections([1], with: .fade)
            rows.table.deleteSections([1], with: .fade)
            rows.table.reloadSections([2], with: .fade)
        }
        #expect(rows.wrong == nil)
    }

    // Seeds 176, 301, 302.
    @Test func updatesNestAndTheOutermostAppliesThem() {
        let rows = shown([Array(0..<10)])
        rows.table.beginUpdates()
        rows.data[0].removeFirst()
        rows.table.deleteRows(at: [path(0)], with: .none)
        rows.table.performBatchUpdates {
            rows.data[0].append(50)
            rows.table.insertRows(at: [path(9)], with: .none)
        }
        #expect(rows.table.updates.depth == 1)
        #expect(rows.table.numberOfRows(inSection: 0) == 10)
        #expect(rows.table.cellForRow(at: path(0))?.textLabel?.text == "0")
        rows.table.endUpdates()
        #expect(rows.table.updates.depth == 0)
        #expect(rows.wrong == nil)
    }

    /// Apple's header: drop placeholders and reordering are uncommitted, the calls of a batch are not.
    @Test func aBatchHasNoUncommittedUpdates() {
        let rows = shown([Array(0..<10)])
        rows.table.performBatchUpdates {
            rows.data[0].removeFirst()
            rows.table.deleteRows(at: [path(0)], with: .none)
            #expect(!rows.table.hasUncommittedUpdates)
        }
        #expect(!rows.table.hasUncommittedUpdates)
    }

    // Seeds 302.
    @Test func anEndWithoutABeginDoesNothing() {
        let rows = shown()
        rows.table.endUpdates()
        rows.data[0].removeLast()
        rows.table.deleteRows(at: [path(99)], with: .none)
        #expect(rows.wrong == nil)
    }

    @Test func layoutsInsideAnUpdateAskForNoRow() {
        let rows = shown()
        let asked = rows.rowsAskedFor {
            rows.table.beginUpdates()
            rows.table.contentOffset.y = 1000
            rows.table.layoutIfNeeded()
        }
        #expect(asked == [])
        rows.table.endUpdates()
        rows.table.layoutIfNeeded()
        #expect(rows.wrong == nil)
    }

    @Test func reloadDataInsideAnUpdateTakesItsPlace() {
        let rows = shown()
        var finished: Bool?
        rows.table.performBatchUpdates {
            rows.data = [[7, 8, 9]]
            rows.table.deleteRows(at: [path(0)], with: .fade)
            rows.table.reloadData()
        } completion: {
            finished = $0
        }
        rows.table.layoutIfNeeded()
        #expect(rows.wrong == nil)
        #expect(finished == true)
    }

    // MARK: Where

    @Test func aTableThatNeverLoadedLoadsWhenItIsFirstNeeded() {
        let rows = RowsOfSections([Array(0..<5)])
        var finished: Bool?
        rows.table.performBatchUpdates {
            rows.data[0].append(5)
            rows.table.insertRows(at: [path(5)], with: .none)
        } completion: {
            finished = $0
        }
        #expect(finished == true)
        #expect(rows.table.numberOfRows(inSection: 0) == 6)
        rows.table.layoutIfNeeded()
        #expect(rows.wrong == nil)
    }

    /// Tests of public code change their data before they tell a table that nobody ever asked for anything.
    @Test func dataThatChangedBeforeTheFirstUpdateOfATableThatNeverLoadedRaisesNothing() {
        let rows = RowsOfSections([])
        let table = UITableView()
        table.dataSource = rows
        rows.data = [[1]]
        let exceptions = raised {
            table.beginUpdates()
            table.insertSections([0], with: .automatic)
            table.endUpdates()
            rows.data[0].append(2)
            table.performBatchUpdates { table.insertRows(at: [path(7)], with: .fade) }
            table.deleteRows(at: [path(9)], with: .fade)
        }
        #expect(exceptions.isEmpty)
        #expect(table.numberOfSections == 1)
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    @Test func aTableWithoutAFrameThatWasAskedForItsRowsIsCheckedAsAnyOther() {
        let rows = RowsOfSections([[1, 2]])
        let table = UITableView()
        table.dataSource = rows
        #expect(table.numberOfRows(inSection: 0) == 2)
        let exceptions = raised { table.performBatchUpdates { table.insertRows(at: [path(0)], with: .fade) } }
        #expect(exceptions.count == 1)
    }

    @Test func countsThatWereAskedForInTheMiddleOfATablesFirstUpdateAreAskedForAgain() {
        let rows = RowsOfSections([[1, 2]])
        let table = UITableView()
        table.dataSource = rows
        table.performBatchUpdates {
            #expect(table.numberOfRows(inSection: 0) == 2)
            rows.data[0].append(3)
            table.insertRows(at: [path(2)], with: .fade)
        }
        #expect(table.numberOfRows(inSection: 0) == 3)
    }

    // Seeds 205.
    @Test func anEmptyTableFillsAndEmpties() {
        let rows = shown([])
        rows.table.performBatchUpdates {
            rows.data = [[1, 2], [3]]
            rows.table.insertSections([0, 1], with: .automatic)
        }
        #expect(rows.wrong == nil)
        rows.table.performBatchUpdates {
            rows.data = []
            rows.table.deleteSections([0, 1], with: .automatic)
        }
        #expect(rows.wrong == nil)
        #expect(rows.table.visibleCells.isEmpty)
    }

    @Test func updatesOffScreenAskForNoCell() {
        let rows = shown()
        let asked = rows.rowsAskedFor {
            rows.table.performBatchUpdates {
                rows.data[0].remove(at: 50)
                rows.data[0].insert(999, at: 70)
                rows.table.deleteRows(at: [path(50)], with: .automatic)
                rows.table.insertRows(at: [path(70)], with: .automatic)
                rows.table.reloadRows(at: [path(60)], with: .automatic)
            }
        }
        #expect(asked == [])
        #expect(rows.wrong == nil)
    }

    @Test func updatesWhileTheContentMovesKeepItMoving() {
        let rows = RowsOfSections([Array(0..<500)])
        let stage = TouchStage(showing: rows.table)
        rows.table.setContentOffset(CGPoint(x: 0, y: 4000), animated: true)
        stage.advance(by: 0.1)
        let before = rows.table.contentOffset.y
        rows.table.performBatchUpdates {
            rows.data[0].insert(contentsOf: 1000..<1010, at: 0)
            rows.table.insertRows(at: (0..<10).map { path($0) }, with: .fade)
        }
        #expect(abs(rows.table.contentOffset.y - before - 600) < 1)
        #expect(rows.wrong == nil)
        stage.advance(by: 1)
        #expect(rows.table.contentOffset.y == 4600)
        #expect(rows.wrong == nil)
    }

    // MARK: What comes through

    @Test func theSelectionFollowsItsRows() {
        let rows = shown([[0, 1, 2, 3], [10, 11]])
        rows.table.allowsMultipleSelection = true
        for path in [path(1), path(3), path(0, 1)] {
            rows.table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
        rows.table.performBatchUpdates {
            rows.data = [[10, 11], [1, 2, 50, 0]]
            rows.table.moveSection(1, toSection: 0)
            rows.table.deleteRows(at: [path(3)], with: .none)
            rows.table.moveRow(at: path(0), to: path(3, 1))
            rows.table.insertRows(at: [path(2, 1)], with: .none)
        }
        #expect(rows.table.indexPathsForSelectedRows == [path(0, 1), path(0, 0)])
        #expect(rows.table.visibleCells.filter(\.isSelected).map { $0.textLabel?.text } == ["10", "1"])
    }

    // Seeds 301.
    @Test func selectionChangesInsideAnUpdateNameRowsOfBefore() {
        let rows = shown()
        rows.table.performBatchUpdates {
            rows.data[0].removeFirst()
            rows.table.deleteRows(at: [path(0)], with: .none)
            rows.table.selectRow(at: path(5), animated: false, scrollPosition: .none)
        }
        #expect(rows.table.indexPathForSelectedRow == path(4))
        #expect(rows.table.cellForRow(at: path(4))?.isSelected == true)
    }

    @Test func aRowUnderAFingerStaysHighlighted() {
        let rows = RowsOfSections([Array(0..<100)])
        let stage = TouchStage(showing: rows.table)
        stage.down(100, 130)
        stage.advance(by: 0.2)
        let cell = rows.table.cellForRow(at: path(2))
        #expect(cell?.isHighlighted == true)
        rows.data[0].insert(500, at: 0)
        rows.table.insertRows(at: [path(0)], with: .fade)
        #expect(rows.table.cellForRow(at: path(3)) === cell)
        #expect(cell?.isHighlighted == true)
        stage.up()
        stage.advance(by: 0.6)
        #expect(rows.table.indexPathForSelectedRow == path(3))
    }

    @Test func aFirstResponderInARowThatMovesStaysOne() {
        final class Responder: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let rows = RowsOfSections([Array(0..<100)])
        let stage = TouchStage(showing: rows.table)
        let responder = Responder()
        rows.table.cellForRow(at: path(2))?.contentView.addSubview(responder)
        #expect(responder.becomeFirstResponder())
        rows.table.performBatchUpdates {
            rows.data[0].remove(at: 2)
            rows.data[0].insert(2, at: 6)
            rows.table.moveRow(at: path(2), to: path(6))
        }
        #expect(responder.isFirstResponder)
        stage.advance(by: 1)
        #expect(responder.isFirstResponder)
    }

    // MARK: Heights

    @Test func anEmptyUpdateAsksForHeightsAgain() {
        let rows = shown()
        rows.height = { $0 == 1 ? 200 : 60 }
        rows.table.beginUpdates()
        rows.table.endUpdates()
        #expect(rows.table.rectForRow(at: path(1)).height == 200)
        #expect(rows.table.cellForRow(at: path(2))?.frame.minY == 260)
        #expect(rows.table.indexPathsForVisibleRows?.count == 8)
    }

    @Test func heightsOfRowsOnScreenAreAskedForAgainByEveryUpdate() {
        let rows = shown()
        rows.height = { $0 == 1 ? 100 : 60 }
        rows.table.reloadRows(at: [path(7)], with: .none)
        #expect(rows.table.rectForRow(at: path(1)).height == 100)
    }

    // Seeds 300.
    @Test func selfSizingRowsAreMeasuredAgainByAnEmptyUpdate() throws {
        let rows = shown([Array(0..<30)])
        rows.table.delegate = nil
        rows.table.estimatedRowHeight = UITableView.automaticDimension
        rows.table.rowHeight = UITableView.automaticDimension
        rows.table.reloadData()
        rows.table.layoutIfNeeded()
        let before = rows.table.rectForRow(at: path(1)).height
        let label = try #require(rows.table.cellForRow(at: path(1))?.textLabel)
        label.numberOfLines = 0
        label.text = String(repeating: "much longer ", count: 20)
        rows.table.performBatchUpdates(nil)
        #expect(rows.table.rectForRow(at: path(1)).height > before + 30)
    }

    @Test func reconfiguringInsideAnUpdateKeepsTheCellWithItsRow() {
        let rows = shown()
        let cell = rows.table.cellForRow(at: path(3))
        rows.table.performBatchUpdates {
            rows.data[0].insert(500, at: 0)
            rows.data[0][4] = 333
            rows.table.insertRows(at: [path(0)], with: .none)
            rows.table.reconfigureRows(at: [path(3)])
        }
        #expect(rows.table.cellForRow(at: path(4)) === cell)
        #expect(cell?.textLabel?.text == "333")
        #expect(rows.wrong == nil)
    }

    // MARK: Completion

    @Test func withoutAnimationTheCompletionComesAtOnce() {
        let rows = shown()
        var finished: [Bool] = []
        rows.table.performBatchUpdates {
            rows.table.reloadRows(at: [path(0)], with: .none)
        } completion: {
            finished.append($0)
        }
        #expect(finished == [true])
    }

    // Seeds 300.
    @Test func anAnimatedUpdateCompletesWhenTheRowsAreThere() {
        let rows = RowsOfSections([Array(0..<100)])
        let stage = TouchStage(showing: rows.table)
        var finished: [Bool] = []
        rows.table.performBatchUpdates {
            rows.data[0].removeFirst()
            rows.table.deleteRows(at: [path(0)], with: .fade)
        } completion: {
            finished.append($0)
        }
        #expect(finished == [])
        #expect(rows.table.updates.phase == .animating)
        stage.advance(by: 0.3)
        #expect(finished == [])
        stage.advance(by: 0.3)
        #expect(finished == [true])
        #expect(rows.table.updates.phase == .idle)
    }

    @Test func aReloadInTheMiddleCompletesWithFalse() {
        let rows = RowsOfSections([Array(0..<100)])
        let stage = TouchStage(showing: rows.table)
        var finished: [Bool] = []
        rows.table.performBatchUpdates {
            rows.data[0].removeFirst()
            rows.table.deleteRows(at: [path(0)], with: .fade)
        } completion: {
            finished.append($0)
        }
        stage.advance(by: 0.1)
        rows.table.reloadData()
        stage.advance(by: 0.1)
        #expect(finished == [false])
        #expect(rows.wrong == nil)
    }

    @Test func nestedCompletionsComeInTheirOrder() {
        let rows = shown()
        var order: [Int] = []
        rows.table.performBatchUpdates {
            rows.table.performBatchUpdates(nil) { _ in order.append(1) }
        } completion: { _ in
            order.append(2)
        }
        #expect(order == [1, 2])
    }

    // MARK: Cost

    @Test(arguments: [1_000, 1_000_000_000])
    func anUpdateCostsWhatIsOnScreen(rows count: Int) {
        let fixture = TableFixture([count])
        fixture.table.layoutIfNeeded()
        let calls = fixture.calls.count
        let layouts = LayoutStatistics.cellLayouts
        fixture.counts[0] = count - 1
        fixture.table.deleteRows(at: [path(3)], with: .none)
        fixture.table.layoutIfNeeded()
        #expect(Array(fixture.calls[calls...]) == ["sections", "rows 0", "cell 0-9"])
        #expect(LayoutStatistics.cellLayouts - layouts <= 1)
    }

    @Test func manySectionsAreAskedForTheirCountsAndNoMore() {
        let fixture = TableFixture(Array(repeating: 1, count: 20_000))
        fixture.table.layoutIfNeeded()
        fixture.calls = []
        fixture.counts.remove(at: 10_000)
        fixture.table.deleteSections([10_000], with: .none)
        #expect(fixture.calls.count == 20_000)
        #expect(fixture.table.numberOfSections == 19_999)
        #expect(abs(fixture.table.contentSize.height - 19_999 * 60) < 0.01)
    }
}

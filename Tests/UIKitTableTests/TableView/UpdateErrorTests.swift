import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Updates that break a rule: what is raised, and that a table that only reports goes on with what its data source has.
@MainActor @Suite(.serialized) struct UpdateErrorTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func shown(_ sections: [[Int]] = [Array(0..<20)]) -> RowsOfSections {
        let rows = RowsOfSections(sections)
        rows.table.layoutIfNeeded()
        return rows
    }

    /// The one exception that an update raises; the table must be right afterwards.
    private func exception(
        _ rows: RowsOfSections, sourceLocation: SourceLocation = #_sourceLocation, _ update: @escaping () -> Void
    ) -> String? {
        let exceptions = raised { rows.table.performBatchUpdates(update) }
        #expect(exceptions.count == 1, sourceLocation: sourceLocation)
        #expect(exceptions.first?.name == .internalInconsistencyException, sourceLocation: sourceLocation)
        rows.table.layoutIfNeeded()
        #expect(rows.wrong == nil, sourceLocation: sourceLocation)
        #expect(rows.table.updates.phase == .idle, sourceLocation: sourceLocation)
        return exceptions.first?.reason
    }

    private func counts(_ before: String, _ after: String, _ updates: String) -> String {
        """
        Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after \
        performing the batch updates are inconsistent with the updates.
        Data source before updates = \(before)
        Data source after updates = \(after)
        Updates = [
        \(updates)
        ]
        """
    }

    // Seeds 177.
    @Test func aDeletionTheDataDidNotMake() {
        let rows = shown()
        let reason = exception(rows) { rows.table.deleteRows(at: [path(3)], with: .fade) }
        #expect(
            reason
                == counts(
                    "{ 1 section with row counts: [20] }", "{ 1 section with row counts: [20] }", "\tDelete row (0 - 3)"
                ))
    }

    @Test func dataThatChangedWithoutACall() {
        let rows = shown()
        let reason = exception(rows) { rows.data[0].removeLast() }
        #expect(
            reason == counts("{ 1 section with row counts: [20] }", "{ 1 section with row counts: [19] }", ""))
    }

    @Test func sectionsThatDoNotAddUp() {
        let rows = shown([[0], [10]])
        let reason = exception(rows) {
            rows.data.append([20])
            rows.data.append([30])
            rows.table.insertSections([2], with: .none)
        }
        #expect(
            reason
                == counts(
                    "{ 2 sections with row counts: [1, 1] }", "{ 4 sections with row counts: [1, 1, 1, 1] }",
                    "\tInsert section (2)"))
    }

    @Test func indexesOutOfRangeComeBeforeCounts() {
        let rows = shown()
        let reason = exception(rows) {
            rows.data[0].removeFirst(5)
            rows.table.deleteRows(at: [path(25)], with: .none)
        }
        #expect(reason == "attempt to delete row 25 from section 0 which only contains 20 rows before the update")
    }

    @Test func theTextsOfIndexesOutOfRange() {
        #expect(
            exceptionOf { $0.insertRows(at: [path(30)], with: .none) }
                == "attempt to insert row 30 into section 0, but there are only 20 rows in section 0 after the update")
        #expect(
            exceptionOf { $0.insertRows(at: [path(0, 4)], with: .none) }
                == "attempt to insert row 0 into section 4, but there are only 1 sections after the update")
        #expect(
            exceptionOf { $0.deleteRows(at: [path(0, 7)], with: .none) }
                == "attempt to delete row 0 from section 7, but there are only 1 sections before the update")
        #expect(
            exceptionOf { $0.insertSections([5], with: .none) }
                == "attempt to insert section 5 but there are only 1 sections after the update")
        #expect(
            exceptionOf { $0.deleteSections([5], with: .none) }
                == "attempt to delete section 5, but there are only 1 sections before the update")
    }

    @Test func theTextsOfConflicts() {
        let row = path(0).objectDescription
        #expect(
            exceptionOf {
                $0.deleteRows(at: [path(0)], with: .none)
                $0.reloadRows(at: [path(0)], with: .none)
            } == "attempt to delete and reload the same index path (\(row))")
        #expect(
            exceptionOf {
                $0.deleteRows(at: [path(0)], with: .none)
                $0.moveRow(at: path(0), to: path(3))
            } == "attempt to perform a delete and a move from the same index path (\(row))")
        #expect(
            exceptionOf {
                $0.insertRows(at: [path(0)], with: .none)
                $0.moveRow(at: path(3), to: path(0))
            } == "attempt to perform an insert and a move to the same index path (\(row))")
    }

    private func exceptionOf(_ update: @escaping (UITableView) -> Void) -> String? {
        let rows = shown()
        return exception(rows) { update(rows.table) }
    }

    @Test func afterAReportPositionAndSelectionStayWhereTheyMakeSense() {
        let rows = shown([Array(0..<100)])
        rows.table.contentOffset.y = 1220
        rows.table.selectRow(at: path(30), animated: false, scrollPosition: .none)
        rows.table.layoutIfNeeded()
        _ = exception(rows) { rows.data[0].removeLast() }
        #expect(rows.table.contentOffset.y == 1220)
        #expect(rows.table.indexPathForSelectedRow == path(30))
    }

    @Test func theCompletionOfARefusedUpdateHearsFalse() {
        let rows = shown()
        var finished: Bool?
        _ = raised {
            rows.table.performBatchUpdates {
                rows.table.deleteRows(at: [path(0)], with: .fade)
            } completion: {
                finished = $0
            }
        }
        #expect(finished == false)
    }

    @Test func theTableWorksOnAfterAReport() {
        let rows = shown()
        _ = exception(rows) { rows.table.deleteRows(at: [path(0)], with: .fade) }
        rows.data[0].removeFirst()
        #expect(raised { rows.table.deleteRows(at: [path(0)], with: .fade) }.isEmpty)
        #expect(rows.wrong == nil)
    }
}

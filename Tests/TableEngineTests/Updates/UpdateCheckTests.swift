import TableEngine
import Testing

/// What UIKit refuses, in its words and in its order.
@Suite struct UpdateCheckTests {
    private func row(_ row: Int, _ section: Int = 0) -> RowIndex { RowIndex(section: section, row: row) }
    private func rows(_ rows: Int..., section: Int = 0) -> [RowRange] {
        rows.map { RowRange(section: section, rows: $0..<$0 + 1) }
    }

    private func fault(_ calls: [TableChange], _ before: [Int], _ after: [Int]) -> UpdateFault? {
        ChangeSet(calls).fault(before: SectionCounts(before), after: SectionCounts(after)) {
            "<NSIndexPath: 0x0> {length = 2, path = \($0.section) - \($0.row)}"
        }
    }

    private func reason(_ calls: [TableChange], _ before: [Int], _ after: [Int]) -> String? {
        fault(calls, before, after)?.reason
    }

    // MARK: Ranges

    @Test func deletingWhatIsNotThere() {
        #expect(
            reason([.deleteRows(rows(9))], [5], [4])
                == "attempt to delete row 9 from section 0 which only contains 5 rows before the update")
        #expect(
            reason([.deleteRows(rows(0, section: 7))], [5], [4])
                == "attempt to delete row 0 from section 7, but there are only 1 sections before the update")
        #expect(
            reason([.deleteSections([3..<4])], [5], [])
                == "attempt to delete section 3, but there are only 1 sections before the update")
    }

    @Test func aReloadIsRefusedAsADeletion() {
        #expect(
            reason([.reloadRows(rows(5))], [5], [5])
                == "attempt to delete row 5 from section 0 which only contains 5 rows before the update")
        #expect(
            reason([.reloadSections([1..<2])], [5], [5])
                == "attempt to delete section 1, but there are only 1 sections before the update")
    }

    @Test func insertingWhereNothingWillBe() {
        #expect(
            reason([.insertRows(rows(6))], [5], [6])
                == "attempt to insert row 6 into section 0, but there are only 6 rows in section 0 after the update")
        #expect(
            reason([.insertRows(rows(0, section: 1))], [5], [6])
                == "attempt to insert row 0 into section 1, but there are only 1 sections after the update")
        #expect(
            reason([.insertSections([1..<2])], [5], [5])
                == "attempt to insert section 1 but there are only 1 sections after the update")
    }

    @Test func movingFromOrToNowhere() {
        #expect(
            reason([.moveRow(from: row(0, 2), to: row(0))], [5, 5, 0], [6, 5, 0])
                == "attempt to move index path (<NSIndexPath: 0x0> {length = 2, path = 2 - 0}) that does not exist - there are "
                + "only 0 rows in section 2 before the update")
        #expect(
            reason([.moveRow(from: row(0, 2), to: row(0))], [5], [5])
                == "attempt to move index path (<NSIndexPath: 0x0> {length = 2, path = 2 - 0}) from a section that does not "
                + "exist - there are only 1 sections before the update")
        #expect(
            reason([.moveSection(from: 4, to: 0)], [5], [5])
                == "attempt to move section 4, but there are only 1 sections before the update")
        #expect(
            reason([.moveRow(from: row(0), to: row(5))], [5], [5])?.contains("there are only 5 rows in section 0")
                == true)
    }

    // MARK: Conflicts

    @Test func oneRowDeletedAndReloaded() {
        #expect(
            reason([.reloadRows(rows(0)), .deleteRows(rows(0))], [5], [4])
                == "attempt to delete and reload the same index path (<NSIndexPath: 0x0> {length = 2, path = 0 - 0})")
    }

    @Test(arguments: [true, false]) func oneRowMovedAndDeletedOrReloaded(isReload: Bool) {
        let other = isReload ? TableChange.reloadRows(rows(1)) : .deleteRows(rows(1))
        #expect(
            reason([.moveRow(from: row(1), to: row(0)), other], [5], [5])
                == "attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x0> {length = 2, "
                + "path = 0 - 1})")
    }

    @Test func anInsertionAndAMoveToOnePlace() {
        #expect(
            reason([.moveRow(from: row(1), to: row(0)), .insertRows(rows(0))], [5], [6])
                == "attempt to perform an insert and a move to the same index path (<NSIndexPath: 0x0> {length = 2, "
                + "path = 0 - 0})")
        #expect(
            reason([.moveSection(from: 1, to: 0), .insertSections([0..<1])], [5, 5], [5, 5, 5])
                == "attempt to perform an insert and a move to the same section (0)")
    }

    @Test func aSectionMovedAndDeleted() {
        #expect(
            reason([.moveSection(from: 1, to: 0), .deleteSections([1..<2])], [5, 5], [5])
                == "attempt to perform a delete and a move from the same section (1)")
    }

    @Test func rowsThatMoveBetweenSectionsThatGoOrCome() {
        #expect(
            reason([.deleteSections([0..<1]), .moveRow(from: row(0), to: row(0))], [5, 5], [6])
                == "cannot move a row from a deleted section (0)")
        #expect(
            reason([.insertSections([0..<1]), .moveRow(from: row(0), to: row(0))], [5], [1, 4])
                == "cannot move a row into a newly inserted section (0)")
    }

    @Test func twoMovesOfOneRowOrToOnePlace() {
        #expect(
            reason([.moveRow(from: row(1), to: row(0)), .moveRow(from: row(1), to: row(2))], [5], [5])?
                .hasPrefix("attempt to perform multiple moves from the same index path") == true)
        #expect(
            reason([.moveRow(from: row(1), to: row(0)), .moveRow(from: row(2), to: row(0))], [5], [5])?
                .hasPrefix("attempt to perform multiple moves to the same index path") == true)
    }

    // MARK: Order

    @Test func deletionsAreCheckedBeforeInsertionsMovesAndCounts() {
        let calls: [TableChange] = [
            .insertRows(rows(90)), .moveRow(from: row(70), to: row(0)), .deleteRows(rows(80)),
        ]
        #expect(reason(calls, [5], [1])?.hasPrefix("attempt to delete row 80") == true)
        #expect(reason(Array(calls.prefix(2)), [5], [1])?.hasPrefix("attempt to insert row 90") == true)
        #expect(reason([calls[1]], [5], [1])?.hasPrefix("attempt to move index path") == true)
    }

    // MARK: Counts

    @Test func countsThatDoNotAddUpAreListedWithTheCalls() {
        #expect(
            reason([.deleteRows(rows(0)), .reloadRows(rows(4))], [20], [15])
                == """
                Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after \
                performing the batch updates are inconsistent with the updates.
                Data source before updates = { 1 section with row counts: [20] }
                Data source after updates = { 1 section with row counts: [15] }
                Updates = [
                \tDelete row (0 - 0),
                \tDelete row (0 - 4),
                \tInsert row (0 - 4)
                ]
                """)
    }

    @Test func theHintNamesTheSectionWithUIKitsOlderSentence() {
        let hint = fault(
            [.deleteRows(rows(0, section: 1)), .moveRow(from: row(0), to: row(0, 1))], [3, 20], [2, 15])?.hint
        #expect(
            hint?.hasPrefix(
                "Invalid update: invalid number of rows in section 1. The number of rows contained in an existing section after "
                    + "the update (15) must be equal to the number of rows contained in that section before the update (20), "
                    + "plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus "
                    + "or minus the number of rows moved into or out of that section (1 moved in, 0 moved out).")
                == true)
        #expect(hint?.contains("This update called deleteRows(1-0), moveRow(0-0, to: 1-0).") == true)
    }

    @Test func theHintNamesTheLikelyCause() {
        #expect(fault([.deleteRows(rows(0))], [5], [5])?.hint.contains("same counts as before") == true)
        #expect(fault([], [5], [6])?.hint.contains("the table was not told") == true)
        #expect(fault([.deleteRows(rows(0, 0))], [5], [4])?.hint.contains("Row 0-0 is deleted twice") == true)
    }

    @Test func sectionsThatDoNotAddUp() {
        let fault = fault([.insertSections([1..<2])], [5], [5, 1, 1])
        #expect(fault?.reason.contains("Data source after updates = { 3 sections with row counts: [5, 1, 1] }") == true)
        #expect(
            fault?.hint.contains(
                "before the update (1), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted)"
            ) == true)
    }

    @Test func deletingOneRowTwiceIsRefusedHoweverManyAreGone() {
        #expect(reason([.deleteRows(rows(0)), .deleteRows(rows(0))], [5], [4]) != nil)
        #expect(reason([.deleteRows(rows(0)), .deleteRows(rows(0))], [5], [3]) != nil)
    }

    // MARK: Allowed

    @Test func deletingAndInsertingInOnePlacePasses() {
        #expect(fault([.deleteRows(rows(0)), .insertRows(rows(0))], [5], [5]) == nil)
    }

    @Test func reloadingTwicePasses() {
        #expect(fault([.reloadRows(rows(0)), .reloadRows(rows(0))], [5], [5]) == nil)
    }

    @Test func rowsOfSectionsThatGoOrComeMayBeToldToo() {
        #expect(fault([.deleteSections([0..<1]), .deleteRows(rows(0, 1))], [2, 5], [5]) == nil)
        #expect(fault([.insertSections([0..<1]), .insertRows(rows(0, 1))], [5], [2, 5]) == nil)
    }

    @Test func aReloadedSectionMayHaveAnyCount() {
        #expect(fault([.reloadSections([0..<1])], [5, 1], [90, 1]) == nil)
        #expect(fault([.reloadSections([0..<1])], [5, 1], [90, 2]) != nil)
    }

    @Test func rowsInAMovedSectionMayChange() {
        #expect(
            fault([.moveSection(from: 1, to: 0), .reloadRows(rows(0, section: 1))], [3, 3], [3, 3]) == nil)
    }

    // MARK: Cost

    @Test func aMillionSectionsAreCheckedByTheirRuns() {
        let before = SectionCounts(runs: [CountRun(sections: 1_000_000, rows: 1)])
        let after = SectionCounts(runs: [CountRun(sections: 999_999, rows: 1)])
        #expect(ChangeSet([.deleteSections([500..<501])]).fault(before: before, after: after) == nil)
        #expect(ChangeSet([]).fault(before: before, after: after) != nil)
    }
}

import Testing

@testable import TableEngine

@Suite struct SnapshotDiffTests {
    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) throws -> Snapshot<String, Int> {
        var snapshot = Snapshot<String, Int>()
        try snapshot.appendSections(sections.map(\.key))
        for (section, items) in sections { try snapshot.appendItems(items, toSection: section) }
        return snapshot
    }

    private func row(_ section: Int, _ row: Int) -> RowIndex { RowIndex(section: section, row: row) }

    @Test func alikeSnapshotsDifferInNothing() throws {
        let old = try snapshot(["a": [1, 2], "b": []])
        #expect(SnapshotDiff(from: old, to: old).isEmpty)
        #expect(SnapshotDiff(from: old, to: try snapshot(["a": [1, 2], "b": []])).isEmpty)
    }

    @Test func oneMovedRowIsOneMove() throws {
        let diff = SnapshotDiff(from: try snapshot(["a": [1, 2, 3, 4, 5]]), to: try snapshot(["a": [5, 1, 2, 3, 4]]))
        #expect(diff.movedRows == [.init(before: row(0, 4), after: row(0, 0))])
        #expect(diff.count == 1)
    }

    @Test func rowsMoveBetweenSections() throws {
        let diff = SnapshotDiff(
            from: try snapshot(["a": [1, 2], "b": [3]]), to: try snapshot(["a": [2], "b": [3, 1]]))
        #expect(diff.movedRows == [.init(before: row(0, 0), after: row(1, 1))])
        #expect(diff.count == 1)
    }

    @Test func rowsOfADeletedSectionThatStayAreInserted() throws {
        let diff = SnapshotDiff(from: try snapshot(["a": [1, 2], "b": [3]]), to: try snapshot(["b": [3, 1]]))
        #expect(diff.deletedSections == [0])
        #expect(diff.insertedRows == [row(0, 1)])
        #expect(diff.count == 2)
    }

    @Test func rowsThatGoToAnInsertedSectionAreDeleted() throws {
        let diff = SnapshotDiff(from: try snapshot(["b": [3, 1]]), to: try snapshot(["a": [1], "b": [3]]))
        #expect(diff.insertedSections == [0])
        #expect(diff.deletedRows == [row(0, 1)])
        #expect(diff.count == 2)
    }

    @Test func anItemThatIsMovedAwayAndBackDoesNotMove() throws {
        let old = try snapshot(["a": Array(0..<100)])
        var new = old
        try new.moveItem(50, beforeItem: 3)
        try new.deleteItems([20])
        try new.moveItem(50, afterItem: 49)
        try new.insertItems([20], afterItem: 19)
        #expect(DerivedDiff(from: old, to: new) != nil)
        #expect(SnapshotDiff(from: old, to: new).isEmpty)
    }

    @Test func stepsCountFromWhateverWasAppliedOfTheSameSnapshot() throws {
        let first = try snapshot(["a": Array(0..<100)])
        var second = first
        try second.deleteItems([10])
        var third = second
        try third.insertItems([200], beforeItem: 30)
        #expect(DerivedDiff(from: second, to: third)?.diff.insertedRows == [row(0, 29)])
        #expect(DerivedDiff(from: first, to: third)?.diff.count == 2)
        #expect(DerivedDiff(from: third, to: first)?.diff.deletedRows == [row(0, 29)])
        var branch = second
        try branch.deleteItems([11])
        #expect(DerivedDiff(from: branch, to: third) == nil)
        #expect(SnapshotDiff(from: branch, to: third).count == 2)
    }

    @Test func moreThanAQuarterEditedIsComparedAfresh() throws {
        let old = try snapshot(["a": Array(0..<200)])
        var new = old
        for item in 0..<49 { try new.deleteItems([item]) }
        #expect(DerivedDiff(from: old, to: new) != nil)
        try new.deleteItems([70, 71, 72])
        #expect(DerivedDiff(from: old, to: new) == nil)
        #expect(SnapshotDiff(from: old, to: new).deletedRows.count == 52)
    }

    @Test func aLongHistoryIsReleasedStepByStep() {
        var history: EditHistory?
        for item in 0..<200_000 { history = EditHistory(items: [item], after: history) }
        #expect(history?.total == 200_000)
        history = nil
    }

    @Test func whatIsDoneAgainAndAgainIsNotKeptForever() throws {
        var snapshot = try snapshot(["a": [1, 2, 3]])
        for _ in 0..<2_000 {
            try snapshot.moveItem(1, afterItem: 3)
            try snapshot.moveItem(1, beforeItem: 2)
            try snapshot.reloadItems([2, 3])
        }
        #expect(snapshot.history?.total ?? 0 <= 4 * 1024)
        #expect(snapshot.reloadedItems?.total ?? 0 < 200)
        #expect(snapshot.reloadedItemIdentifiers == [2, 3])
        #expect(snapshot.itemIdentifiers == [1, 2, 3])
    }

    @Test func refreshedRowsAreGivenByBothNumbers() throws {
        let old = try snapshot(["a": Array(0..<100), "b": [100]])
        var new = old
        try new.deleteItems([0])
        try new.reloadItems([5])
        try new.reconfigureItems([6])
        try new.reloadSections(["b"])
        try new.insertItems([200], beforeItem: 2)
        try new.reloadItems([200])
        for diff in [SnapshotDiff(from: old, to: new), SnapshotDiff(from: old, to: new.flat)] {
            #expect(diff.reloadedRows == [.init(before: row(0, 5), after: row(0, 5))])
            #expect(diff.reconfiguredRows == [.init(before: row(0, 6), after: row(0, 6))])
            #expect(diff.reloadedSections == [.init(before: 1, after: 1)])
        }
    }

    @Test func manySectionsOfOneRowAreComparedLikeRows() throws {
        func snapshot(_ numbers: [Int]) throws -> Snapshot<Int, Int> {
            var snapshot = Snapshot<Int, Int>()
            try snapshot.appendSections(numbers)
            for number in numbers { try snapshot.appendItems([number], toSection: number) }
            return snapshot
        }
        var numbers = Array(0..<20_000)
        let old = try snapshot(numbers)
        numbers.remove(at: 5_000)
        numbers.insert(30_000, at: 100)
        numbers.swapAt(7, 9_000)
        let diff = SnapshotDiff(from: old, to: try snapshot(numbers))
        #expect(diff.deletedSections == [5_000] && diff.insertedSections == [100] && diff.movedSections.count == 2)
        #expect(diff.movedRows.isEmpty && diff.insertedRows.isEmpty && diff.deletedRows.isEmpty)
    }
}

/// What a table is told.
@Suite struct SnapshotChangeSetTests {
    private func changes(_ edit: (inout Snapshot<Int, Int>) throws -> Void) throws -> [TableChange] {
        var old = Snapshot<Int, Int>()
        try old.appendSections([0, 1, 2])
        for section in 0..<3 { try old.appendItems((0..<10).map { section * 10 + $0 }, toSection: section) }
        var new = old
        try edit(&new)
        return SnapshotDiff(from: old, to: new).changeSet().calls
    }

    private func rows(_ section: Int, _ rows: Range<Int>) -> [RowRange] { [RowRange(section: section, rows: rows)] }

    @Test func rowsThatFollowEachOtherAreOneRange() throws {
        #expect(try changes { try $0.deleteItems([12, 11, 13]) } == [.deleteRows(rows(1, 1..<4))])
    }

    @Test func aMovedRowThatIsReloadedIsExchanged() throws {
        let changes = try changes {
            try $0.moveItem(19, beforeItem: 10)
            try $0.reloadItems([19, 5])
        }
        #expect(changes == [.deleteRows(rows(1, 9..<10)), .insertRows(rows(1, 0..<1)), .reloadRows(rows(0, 5..<6))])
    }

    @Test func aMovedSectionThatIsReloadedIsExchanged() throws {
        let changes = try changes {
            try $0.moveSection(2, beforeSection: 0)
            try $0.reloadSections([2])
            try $0.deleteItems([25])
        }
        #expect(changes == [.deleteSections([2..<3]), .insertSections([0..<1])])
    }

    @Test func rowsThatLeaveAReloadedSectionAreInsertedElsewhere() throws {
        let changes = try changes {
            try $0.moveItem(15, beforeItem: 0)
            try $0.moveItem(25, beforeItem: 10)
            try $0.reloadSections([1])
        }
        #expect(changes == [.reloadSections([1..<2]), .deleteRows(rows(2, 5..<6)), .insertRows(rows(0, 0..<1))])
    }

    @Test func reloadingWinsOverReconfiguring() throws {
        let changes = try changes {
            try $0.reconfigureItems([3, 4])
            try $0.reloadItems([3])
        }
        #expect(changes == [.reloadRows(rows(0, 3..<4)), .reconfigureRows(rows(0, 4..<5))])
    }
}

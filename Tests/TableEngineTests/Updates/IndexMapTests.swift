import TableEngine
import Testing

@Suite struct IndexMapTests {
    private func rows(_ range: Range<Int>, _ section: Int = 0) -> RowRange { RowRange(section: section, rows: range) }

    private func plan(_ calls: [TableChange], _ before: [Int], _ after: [Int]) -> UpdatePlan {
        let changes = ChangeSet(calls)
        #expect(changes.fault(before: SectionCounts(before), after: SectionCounts(after)) == nil)
        return Reconciler(changes, before: SectionCounts(before), after: SectionCounts(after)).plan()
    }

    @Test func deletionsCountBeforeAndInsertionsAfterWhateverTheirOrder() {
        let calls: [TableChange] = [.insertRows([rows(1..<2)]), .deleteRows([rows(0..<1)])]
        for order in [calls, calls.reversed()] {
            let map = plan(order, [3], [3]).map
            #expect(map.after(RowBefore(section: 0, row: 0)) == nil)
            #expect(map.after(RowBefore(section: 0, row: 1)) == RowAfter(section: 0, row: 0))
            #expect(map.after(RowBefore(section: 0, row: 2)) == RowAfter(section: 0, row: 2))
            #expect(map.before(RowAfter(section: 0, row: 1)) == nil)
        }
    }

    @Test func aReloadedRowHasAPlaceButDoesNotGoOn() {
        let map = plan([.reloadRows([rows(5..<6)]), .insertRows([rows(0..<1)])], [8], [9]).map
        #expect(map.after(RowBefore(section: 0, row: 5)) == nil)
        #expect(map.place(of: RowBefore(section: 0, row: 5))?.row == RowAfter(section: 0, row: 6))
        #expect(map.after(RowBefore(section: 0, row: 4)) == RowAfter(section: 0, row: 5))
    }

    @Test func rowsOfAReloadedSectionAreNotFollowed() {
        let map = plan([.reloadSections([0..<1])], [3, 2], [9, 2]).map
        #expect(map.place(of: RowBefore(section: 0, row: 0)) == nil)
        #expect(map.place(of: SectionBefore(0))?.passage == .reloaded)
        #expect(map.after(RowBefore(section: 1, row: 1)) == RowAfter(section: 1, row: 1))
    }

    @Test func rowsGoAlongWithTheirSection() {
        let map = plan([.moveSection(from: 2, to: 0), .deleteRows([rows(1..<2, 2)])], [1, 2, 3], [2, 1, 2]).map
        #expect(map.after(RowBefore(section: 2, row: 2)) == RowAfter(section: 0, row: 1))
        #expect(map.after(RowBefore(section: 0, row: 0)) == RowAfter(section: 1, row: 0))
        #expect(map.place(of: SectionBefore(2))?.passage == .moved)
    }

    @Test func aRowMovesBetweenSectionsAndTheOthersCloseUp() {
        let map = plan(
            [.moveRow(from: RowIndex(section: 0, row: 0), to: RowIndex(section: 1, row: 1))], [3, 2], [2, 3]
        ).map
        #expect(map.place(of: RowBefore(section: 0, row: 0))?.row == RowAfter(section: 1, row: 1))
        #expect(map.place(of: RowBefore(section: 0, row: 0))?.passage == .moved)
        #expect(map.after(RowBefore(section: 0, row: 2)) == RowAfter(section: 0, row: 1))
        #expect(map.after(RowBefore(section: 1, row: 1)) == RowAfter(section: 1, row: 2))
    }

    @Test func twoMapsInARowAreOne() {
        let first = plan([.insertRows([rows(0..<2)])], [3], [5]).map
        let second = plan([.deleteRows([rows(1..<3)])], [5], [3]).map
        let both = first.followed(by: second)
        #expect(both.after(RowBefore(section: 0, row: 0)) == nil)
        #expect(both.after(RowBefore(section: 0, row: 1)) == RowAfter(section: 0, row: 1))
        #expect(both.before(RowAfter(section: 0, row: 0)) == nil)
    }

    @Test func theIdentityChangesNothing() {
        let map = IndexMap(identity: SectionCounts([3, 2]))
        #expect(map.after(RowBefore(section: 1, row: 1)) == RowAfter(section: 1, row: 1))
        #expect(map.brokenInvariant == nil)
    }

    @Test func nestedCallsAreOneUpdate() {
        var collector = ChangeCollector()
        collector.begin()
        collector.add(.deleteRows([rows(0..<1)]))
        collector.begin()
        collector.add(.insertRows([rows(0..<1)]))
        let inner = collector.end()
        #expect(inner == nil)
        #expect(collector.isCollecting)
        let changes = collector.end()
        #expect(changes?.deletedRows.map(\.range) == [rows(0..<1)])
        #expect(changes?.insertedRows.map(\.range) == [rows(0..<1)])
        let unbalanced = collector.end()
        #expect(unbalanced == nil)
    }

    @Test func rowsNextToEachOtherAreOneRangeWhereTheyLookAlike() {
        let (fade, top) = (AnimationToken(1), AnimationToken(2))
        let changes = ChangeSet([
            .deleteRows([rows(4..<5)], fade), .deleteRows([rows(3..<4)], fade), .deleteRows([rows(5..<6)], top),
        ])
        #expect(changes.deletedRows.map(\.range) == [rows(3..<5), rows(5..<6)])
        #expect(changes.deletedRows.map(\.animation) == [fade, top])
    }
}

import AllocationCount
import TableEngine
import Testing

/// What an update costs follows its changes, not the table: counted in runs looked at and in allocations, not in time.
@Suite(.serialized) struct UpdateCostTests {
    private func height(_ row: Int) -> RowExtent { .measured(Double(20 + row &* 7919 % 97)) }

    private func geometry(rows: Int) -> TableGeometry {
        TableGeometry(sections: [SectionGeometry(rows: ExtentTree((0..<rows).lazy.map { ExtentRun(1, height($0)) }))])
    }

    private func scattered(_ changes: Int, among rows: Int) -> [RowRange] {
        RowRange.union((0..<changes).map { RowIndex(section: 0, row: $0 * (rows / changes) + 3) })
    }

    private func allocations(_ body: () -> Void) -> Int {
        let before = allocation_count()
        body()
        return Int(allocation_count() - before)
    }

    // MARK: Trees

    private func looks(atRuns runs: Int, forEdits edits: Int) -> Int {
        var tree = CountingRun.tree(runs)
        var bulk = RunEdits<CountingRun>()
        for edit in 0..<edits {
            let place = edit * (runs / edits)
            bulk.append(place..<place + 1, [CountingRun(count: 1, kind: -1), CountingRun(count: 1, kind: -2)])
        }
        return CountingRun.looks { tree.apply(bulk) }
    }

    @Test func manyEditsLookAtTheLeavesTheyTouchAndNoOthers() {
        // Each touched leaf is summed up once: at most as many runs as a node holds, and its path above.
        #expect(looks(atRuns: 1_000_000, forEdits: 1) <= 70)
        #expect(looks(atRuns: 1_000_000, forEdits: 100) <= 100 * 70)
        #expect(looks(atRuns: 1_000_000, forEdits: 1000) <= 1000 * 70)
    }

    @Test func anEditCostsTheSameInATableAHundredTimesAsLong() {
        let short = looks(atRuns: 10_000, forEdits: 100)
        let long = looks(atRuns: 1_000_000, forEdits: 100)
        #expect(Double(long) < 1.2 * Double(short))
    }

    @Test func oneSpliceLooksAtOneNodePerLevel() {
        var tree = CountingRun.tree(1_000_000)
        let looks = CountingRun.looks { tree.splice(654_321..<654_322, with: CountingRun(count: 2, kind: -1)) }
        // One leaf walked along and summed up; the levels above keep their sums in nodes.
        #expect(looks <= 2 * tree.capacity + 4)
    }

    // MARK: Updates

    @Test func allocationsOfAnUpdateFollowItsChanges() {
        func cost(rows: Int, changes: Int) -> Int {
            let before = SectionCounts([rows])
            let after = SectionCounts([rows + changes])
            let calls = [TableChange.insertRows(scattered(changes, among: rows))]
            var geometry = geometry(rows: rows)
            let former = geometry
            let cost = allocations {
                let changes = ChangeSet(calls)
                #expect(changes.fault(before: before, after: after) == nil)
                let plan = Reconciler(changes, before: before, after: after).plan()
                geometry.apply(
                    plan, extents: NewExtents(sections: { _ in [] }, rows: { [ExtentRun($0.count, .estimated(44))] }))
            }
            #expect(former.numberOfRows == rows)
            return cost
        }
        _ = cost(rows: 1000, changes: 10)
        let (few, many) = (cost(rows: 100_000, changes: 100), cost(rows: 100_000, changes: 1000))
        #expect(many < 12 * few)
        // Ten times the rows: a level more at most.
        #expect(cost(rows: 1_000_000, changes: 1000) < 2 * many)
    }

    @Test func aMapOfABillionRowsHasAsManyPiecesAsItHasChanges() {
        let rows = 1_000_000_000
        let deleted = scattered(1000, among: rows)
        let plan = Reconciler(
            ChangeSet([.deleteRows(deleted), .insertSections([0..<1])]), before: SectionCounts([rows]),
            after: SectionCounts([5, rows - 1000])
        ).plan()
        var pieces = 0
        plan.map.forEachPiece(of: RowRange(section: 0, rows: 0..<rows)) { _ in pieces += 1 }
        #expect(pieces == 1001)
        #expect(plan.map.after(RowBefore(section: 0, row: rows - 1)) == RowAfter(section: 1, row: rows - 1001))
        #expect(plan.map.before(RowAfter(section: 1, row: rows - 1001)) == RowBefore(section: 0, row: rows - 1))
    }

    @Test func aMapAnswersWithoutAllocating() {
        let plan = Reconciler(
            ChangeSet([.deleteRows(scattered(1000, among: 1_000_000))]), before: SectionCounts([1_000_000]),
            after: SectionCounts([999_000])
        ).plan()
        var found = 0
        let cost = allocations {
            for row in stride(from: 0, to: 1_000_000, by: 997) {
                if let place = plan.map.after(RowBefore(section: 0, row: row)) {
                    found += plan.map.before(place) == nil ? 0 : 1
                }
            }
        }
        #expect(found > 900)
        #expect(cost == 0)
    }

    // MARK: Sections

    /// What a geometry keeps allocated.
    private func bytes(of make: () -> TableGeometry) -> Int {
        _ = make()
        let before = allocated_bytes()
        let geometry = make()
        let after = allocated_bytes()
        withExtendedLifetime(geometry) {}
        return Int(after) - Int(before)
    }

    @Test func aMillionLikeSectionsTakeNoMoreMemoryThanOne() {
        let section = SectionGeometry(header: .measured(28), rows: ExtentTree(rows: 1, extent: .measured(44)))
        // An object for each would be 16 MB at least; what other threads allocate meanwhile is noise.
        #expect(bytes { TableGeometry(sections: repeatElement(section, count: 1_000_000)) } < 65_536)
    }

    @Test func differentSectionsOfOneRowTakeNoObjectsOfTheirOwn() {
        let bytes = bytes {
            TableGeometry(
                sections: (0..<100_000).lazy.map {
                    SectionGeometry(rows: ExtentTree(rows: 1, extent: .measured(Double(20 + $0 % 97))))
                })
        }
        // 64 for the section itself, and its part of a leaf.
        #expect(bytes < 100_000 * 72)
    }

    @Test func differentRowsTakeSixteenBytesAndTheirPartOfALeaf() {
        let geometry = { self.geometry(rows: 100_000) }
        #expect(bytes(of: geometry) < 100_000 * 20)
    }

    @Test func insertingAMillionSectionsIsOneRun() {
        let section = SectionGeometry(rows: ExtentTree(rows: 1, extent: .estimated(44)))
        var geometry = TableGeometry(sections: [section])
        let plan = Reconciler(
            ChangeSet([.insertSections([1..<1_000_001])]), before: geometry.counts,
            after: SectionCounts(runs: [CountRun(sections: 1_000_001, rows: 1)])
        ).plan()
        let cost = allocations {
            geometry.apply(plan, extents: NewExtents(sections: { [SectionRun($0.count, section)] }, rows: { _ in [] }))
        }
        #expect(geometry.numberOfRows == 1_000_001)
        #expect(geometry.runCount == 1)
        #expect(cost < 50)
    }
}

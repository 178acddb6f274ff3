import AllocationCount
import Testing

@testable import TableEngine

/// Costs that must depend on the edits and not on the number of items, counted: hashings and comparisons of identifiers, and
/// allocations.
@Suite(.serialized) struct SnapshotCostTests {
    private typealias Counted = Snapshot<Int, CountedID>

    private func built(_ count: Int) throws -> Counted {
        var snapshot = Counted()
        try snapshot.appendSections([0])
        try snapshot.appendItems((0..<count).map { CountedID($0) })
        return snapshot
    }

    private func allocations(_ body: () throws -> Void) rethrows -> UInt {
        try body()
        let before = allocation_count()
        try body()
        return allocation_count() - before
    }

    /// One insertion, deletion and move at `count` places.
    private func edit(_ snapshot: inout Counted, _ count: Int, of total: Int) throws {
        for number in 0..<count {
            let at = 10 + number * (total / (count + 1))
            try snapshot.insertItems([CountedID(total + number)], beforeItem: CountedID(at))
            try snapshot.deleteItems([CountedID(at + 1)])
            try snapshot.moveItem(CountedID(at + 2), afterItem: CountedID(at + 5))
        }
    }

    @Test func buildingHashesEachIdentifierOnce() throws {
        let counts = try CountedID.counts { _ = try built(10_000) }
        #expect(counts.hashings == 10_000)
        #expect(counts.comparisons < 100)
    }

    @Test func aCopyCostsNothing() throws {
        let snapshot = try built(10_000)
        var copies: [Counted] = []
        copies.reserveCapacity(10)
        var allocated: UInt = 0
        let counts = CountedID.counts {
            let before = allocation_count()
            for _ in 0..<10 { copies.append(snapshot) }
            allocated = allocation_count() - before
        }
        #expect(allocated == 0)
        #expect(counts.hashings == 0 && counts.comparisons == 0)
        #expect(copies.last?.numberOfItems == 10_000)
    }

    @Test func editingACopyOfManyItemsCostsWhatItCostsOfFew() throws {
        func cost(_ total: Int) throws -> (allocations: UInt, hashings: Int) {
            let snapshot = try built(total)
            let counts = try CountedID.counts {
                var copy = snapshot
                try edit(&copy, 20, of: total)
            }
            let allocations = try allocations {
                var copy = snapshot
                try edit(&copy, 20, of: total)
            }
            return (allocations, counts.hashings)
        }
        let few = try cost(2_000)
        let many = try cost(200_000)
        #expect(few.hashings == many.hashings)
        #expect(few.hashings <= 60 * 8)
        #expect(many.allocations <= few.allocations + few.allocations / 10)
    }

    @Test func theStepsBetweenSnapshotsAreFoundWithoutLookingAtIdentifiers() throws {
        func cost(_ total: Int) throws -> UInt {
            let old = try built(total)
            var new = old
            try edit(&new, 20, of: total)
            let counts = CountedID.counts { #expect(DerivedDiff(from: old, to: new) != nil) }
            #expect(counts.hashings == 0 && counts.comparisons == 0)
            return allocations { _ = DerivedDiff(from: old, to: new) }
        }
        let few = try cost(2_000)
        let many = try cost(200_000)
        // A hundred times the items. Sorting allocates by how the set happens to be ordered, hence the room.
        #expect(many <= few * 2)
    }

    @Test func aFreshComparisonHashesNothingAndComparesEachOnce() throws {
        let old = try built(10_000)
        var numbers = (0..<10_000).filter { $0 % 50 != 7 }
        for place in stride(from: 0, to: 9_000, by: 100) { numbers.insert(20_000 + place, at: place) }
        var new = Counted()
        try new.appendSections([0])
        try new.appendItems(numbers.map { CountedID($0) })
        var diff = SnapshotDiff()
        let counts = CountedID.counts { diff = SnapshotDiff(from: old, to: new) }
        #expect(diff.deletedRows.count == 200 && diff.insertedRows.count == 90 && diff.movedRows.isEmpty)
        #expect(counts.hashings == 0)
        #expect(counts.comparisons <= 10_000 + 2 * 290)
    }

    @Test func newTablesHashNothing() throws {
        var snapshot = try built(10_000)
        try edit(&snapshot, 20, of: 10_000)
        let counts = CountedID.counts { snapshot.rebase() }
        #expect(counts.hashings == 0)
        #expect(snapshot.isFlat && snapshot.numberOfItems == 10_000)
    }

    @Test func movingASectionTakesItsItemsAlong() throws {
        var old = Counted()
        try old.appendSections(Array(0..<10))
        for section in 0..<10 {
            try old.appendItems((0..<1000).map { CountedID(section * 1000 + $0) }, toSection: section)
        }
        var new = old
        let counts = try CountedID.counts { try new.moveSection(9, beforeSection: 2) }
        #expect(counts.hashings == 0)
        #expect(new.row(ofItem: 9500) == RowIndex(section: 2, row: 500))
        let diff = SnapshotDiff(from: old, to: new)
        #expect(diff.movedSections == [.init(before: 9, after: 2)])
        #expect(diff.count == 1)
    }
}

import Foundation
import TableEngine

/// Snapshots of UUIDs: what building, editing and comparing them costs, next to a dictionary and to the standard library.
struct SnapshotDifferences {
    private typealias Items = Snapshot<Int, UUID>

    private let options: EngineBenchmarkOptions

    init(_ options: EngineBenchmarkOptions) {
        self.options = options
    }

    func print() throws {
        var table = MarkdownTable(
            "Snapshots of UUIDs: CPU ms (medians; the best of \(options.repeats) in brackets)",
            columns: [
                "items", "build", "Dictionary of the same", "edits", "difference, derived", "difference, fresh",
                "changes", "CollectionDifference",
            ])
        for example in DifferenceCase.all where example.items <= options.largest {
            table.add(try line(example))
        }
        table.print()
    }

    private func line(_ example: DifferenceCase) throws -> [String] {
        var generator = SeededGenerator(seed: 1)
        let identifiers = (0..<example.items).map { _ in UUID() }
        let steps = example.steps(for: identifiers, using: &generator)
        let first = try built(identifiers)
        let derived = try edited(first, steps)
        let target = derived.itemIdentifiers
        let fresh = try built(target)
        let difference = SnapshotDiff(from: first, to: fresh)

        return [
            example.name,
            cell(try Cost(repeats: options.repeats) { try built(identifiers) }),
            cell(Cost(repeats: options.repeats) { dictionary(identifiers) }),
            cell(try Cost(repeats: options.repeats) { try edited(first, steps) }),
            cell(Cost(repeats: options.repeats) { SnapshotDiff(from: first, to: derived).changeSet() }),
            cell(Cost(repeats: options.repeats) { SnapshotDiff(from: first, to: fresh).changeSet() }),
            difference.count.grouped,
            // Its time grows with items times changes.
            example.items > 100_000
                ? "-" : cell(Cost(repeats: example.items > 10_000 ? 1 : 3) { target.difference(from: identifiers) }),
        ]
    }

    private func cell(_ cost: Cost) -> String { "\(cost.median.short) (\(cost.best.short))" }

    private func built(_ identifiers: [UUID]) throws -> Items {
        var snapshot = Items()
        try snapshot.appendSections([0])
        try snapshot.appendItems(identifiers)
        return snapshot
    }

    private func dictionary(_ identifiers: [UUID]) -> [UUID: Int] {
        var places: [UUID: Int] = [:]
        for (place, identifier) in identifiers.enumerated() { places[identifier] = place }
        return places
    }

    private func edited(_ snapshot: Items, _ steps: [DifferenceCase.Step]) throws -> Items {
        var copy = snapshot
        for step in steps {
            switch step {
            case .delete(let items): try copy.deleteItems(items)
            case .insert(let items, let next): try copy.insertItems(items, beforeItem: next)
            case .move(let item, let next): try copy.moveItem(item, beforeItem: next)
            }
        }
        return copy
    }
}

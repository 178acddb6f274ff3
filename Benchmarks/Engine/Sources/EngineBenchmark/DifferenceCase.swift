import Foundation

/// Items, and what becomes of some of them.
struct DifferenceCase {
    enum Places: String {
        /// As in the benchmark of DifferenceKit: the first items are shuffled, a block goes, a block comes.
        case blocks
        case scattered
    }

    var items: Int
    var deleted: Int
    var inserted: Int
    /// How many change places.
    var moved: Int
    var places: Places

    static let all = [
        DifferenceCase(items: 5_000, deleted: 1_000, inserted: 1_000, moved: 200, places: .blocks),
        DifferenceCase(items: 5_000, deleted: 1_000, inserted: 1_000, moved: 200, places: .scattered),
        DifferenceCase(items: 100_000, deleted: 10_000, inserted: 10_000, moved: 2_000, places: .blocks),
        DifferenceCase(items: 100_000, deleted: 10_000, inserted: 10_000, moved: 2_000, places: .scattered),
        DifferenceCase(items: 1_000_000, deleted: 400, inserted: 400, moved: 200, places: .scattered),
    ]

    var name: String {
        "\(items.grouped): -\(deleted.grouped) +\(inserted.grouped), \(moved.grouped) moved, \(places.rawValue)"
    }

    /// One step of going from the items to what becomes of them.
    enum Step {
        case delete([UUID])
        case insert([UUID], before: UUID)
        case move(UUID, before: UUID)
    }

    /// No item is in two steps, but as the one that others go before.
    func steps(for items: [UUID], using generator: inout SeededGenerator) -> [Step] {
        switch places {
        case .blocks:
            let block = items[2 * deleted..<3 * deleted]
            return [.delete(Array(block)), .insert((0..<inserted).map { _ in UUID() }, before: items[3 * deleted])]
                + items[..<moved].shuffled(using: &generator).map { .move($0, before: items[moved]) }
        case .scattered:
            let chosen = items.indices.shuffled(using: &generator).prefix(deleted + inserted + 2 * moved)
                .map { items[$0] }
            let anchors = chosen[deleted..<deleted + inserted]
            let movers = chosen[(deleted + inserted)...]
            return [.delete(Array(chosen[..<deleted]))]
                + anchors.map { .insert([UUID()], before: $0) }
                + zip(movers.prefix(moved), movers.suffix(moved)).map { .move($0, before: $1) }
        }
    }
}

import Foundation

/// The move of one item by the user, as a change of snapshots.
struct ItemMove<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    typealias Contents = NSDiffableDataSourceSnapshot<SectionID, ItemID>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemID>
    typealias Transaction = NSDiffableDataSourceTransaction<SectionID, ItemID>

    let transaction: Transaction

    /// Returns nil for places that the contents do not have.
    init?(_ item: ItemID, to destination: IndexPath, in initial: Contents, outlines: SectionOutlines<SectionID, ItemID>)
    {
        guard let source = initial.sectionIdentifier(containingItem: item),
            initial.sectionIdentifiers.indices.contains(destination.section)
        else { return nil }
        let target = initial.sectionIdentifiers[destination.section]
        var before: [SectionID: Outline] = [:]
        for section in Set([source, target]) {
            before[section] = outlines.outline(of: section, items: initial.itemIdentifiers(inSection: section))
        }
        guard let old = before[source] else { return nil }
        // What is below an item moves with it.
        let part = old.snapshot(of: item, includingParent: true)
        var after = before
        after[source]?.delete([item])
        guard let rest = after[target]?.visibleItems else { return nil }
        let index = min(max(destination.item, 0), rest.count)
        if index < rest.count {
            after[target]?.insert(part, before: rest[index])
        } else if let last = rest.last {
            let root = after[target]?.root(of: last) ?? last
            after[target]?.insert(part, after: root)
        } else {
            after[target] = part
        }
        var final = initial
        for section in [source, target] {
            guard let outline = after[section] else { continue }
            final = outlines.showing(outline, in: section, of: final)
        }
        let changed = initial.sectionIdentifiers.filter { $0 == source || $0 == target }
        transaction = Transaction(
            initialSnapshot: initial, finalSnapshot: final,
            difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves(),
            sectionTransactions: changed.compactMap { section in
                guard let old = before[section], let new = after[section] else { return nil }
                return NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: section, initialSnapshot: old, finalSnapshot: new,
                    difference: new.visibleItems.difference(from: old.visibleItems).inferringMoves())
            })
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// Returns the item of the highest level above an item, or the item itself.
    fileprivate func root(of item: ItemIdentifierType) -> ItemIdentifierType {
        var root = item
        while let parent = parent(of: root) { root = parent }
        return root
    }
}

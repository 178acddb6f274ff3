/// Ordered sections with ordered items, all with identifiers. Two items, or two sections, must not have equal
/// identifiers; a section and an item may.
///
/// A snapshot is a value. Copying it is free, editing a copy costs O(log n) for each item, and the copies share the
/// rest. While a snapshot is built by appending in the order of its sections, it consists of a table of identifiers
/// only. Later edits are stored in persistent trees beside the table, until there are so many that a new table is made
/// (``rebase(omitting:)``).
/// - Complexity: O(log n) for questions about one section or item
package struct Snapshot<SectionID: Hashable, ItemID: Hashable> {
    private(set) var sectionIDs: Identifiers<SectionID>
    private(set) var itemIDs: Identifiers<ItemID>
    private(set) var order: Arrangement
    /// The steps since the tables were made; nil if there are none.
    private(set) var history: EditHistory?

    /// What was marked to be reloaded or reconfigured, newest step first.
    var reloadedSections: EditHistory?
    var reloadedItems: EditHistory?
    var reconfiguredItems: EditHistory?

    let nodeCapacity: Int
    /// The number of edits that are kept beside a table of any size.
    let leastEdits: Int

    /// The parameters let tests reach deep trees and new tables with few items.
    package init(nodeCapacity: Int = 32, leastEdits: Int = 1024) {
        self.init(
            sections: IdentifierTable(), items: IdentifierTable(), shape: SnapshotShape(), nodeCapacity: nodeCapacity,
            leastEdits: leastEdits)
    }

    private init(
        sections: IdentifierTable<SectionID>, items: IdentifierTable<ItemID>, shape: SnapshotShape, nodeCapacity: Int,
        leastEdits: Int
    ) {
        self.nodeCapacity = nodeCapacity
        self.leastEdits = leastEdits
        sectionIDs = Identifiers(table: sections, nodeCapacity: nodeCapacity)
        itemIDs = Identifiers(table: items, nodeCapacity: nodeCapacity)
        order = Arrangement(shape: shape, nodeCapacity: nodeCapacity)
    }

    // MARK: Tables

    /// Whether everything is in the tables, so that handles are slots.
    var isFlat: Bool { order.isUntouched }

    /// Whether everything is in the tables and no copy shares the shape.
    private mutating func isAlone() -> Bool {
        isFlat && history == nil && isKnownUniquelyReferenced(&order.shape)
    }

    /// Appends to the tables. Returns false, and changes nothing, if that is not possible or not all identifiers are
    /// new.
    mutating func appendToTables(_ sections: [SectionID]) -> Bool {
        guard isAlone(), sectionIDs.appendToTable(sections) else { return false }
        order.shape.appendSections(sections.count)
        order = Arrangement(shape: order.shape, nodeCapacity: nodeCapacity)
        return true
    }

    mutating func appendToTables(_ items: [ItemID], section: Int) -> Bool {
        guard isAlone(), order.shape.canAppendItems(to: section), itemIDs.appendToTable(items) else { return false }
        order.shape.appendItems(items.count, to: section)
        return true
    }

    /// Whether an edit of `count` elements would leave too many edits beside the tables. The history counts as well,
    /// since the same few elements may be moved again and again.
    func exceedsEdits(_ count: Int) -> Bool {
        let most = max(leastEdits, (order.shape.items + order.shape.sections) / 2)
        return order.editCount + count > most || history?.total ?? 0 > 4 * most
    }

    /// Makes new tables of the present contents.
    /// - Complexity: O(n); no identifier is hashed
    mutating func rebase(omitting omitted: Set<Int> = []) {
        var sections: [Int] = []
        var counts: [Int] = []
        var items: [Int] = []
        items.reserveCapacity(order.numberOfItems)
        order.forEachSection { section, rows in
            let before = items.count
            rows.forEach(slots: { items.append(contentsOf: $0) }, edit: { items.append($0.handle) })
            if !omitted.isEmpty {
                items.replaceSubrange(before..., with: items[before...].filter { !omitted.contains($0) })
            }
            sections.append(section)
            counts.append(items.count - before)
        }
        exchange(sectionIDs.table(of: sections), itemIDs.table(of: items), SnapshotShape(counts: counts))
    }

    /// Inserts new items before a slot of flat tables, which are replaced by new ones.
    /// - Complexity: O(n), hashing each new item once
    mutating func splice(_ new: [ItemID], at slot: Int, section: Int) {
        var identifiers = itemIDs.table.identifiers
        var hashes = itemIDs.table.hashes
        identifiers.insert(contentsOf: new, at: slot)
        hashes.insert(contentsOf: new.map { HashIndex.hash($0) }, at: slot)
        let shape = order.shape
        let counts = (0..<shape.sections).lazy.map { shape.items(of: $0).count + ($0 == section ? new.count : 0) }
        exchange(
            sectionIDs.table, IdentifierTable(distinct: identifiers, hashes: hashes), SnapshotShape(counts: counts))
    }

    /// Exchanges the tables and translates the marks.
    private mutating func exchange(
        _ sections: IdentifierTable<SectionID>, _ items: IdentifierTable<ItemID>, _ shape: SnapshotShape
    ) {
        let marks = (reloadedSectionIdentifiers, reloadedItemIdentifiers, reconfiguredItemIdentifiers)
        self = Snapshot(
            sections: sections, items: items, shape: shape, nodeCapacity: nodeCapacity, leastEdits: leastEdits)
        reloadedSections = mark(sections: marks.0, after: nil)
        reloadedItems = mark(items: marks.1, after: nil)
        reconfiguredItems = mark(items: marks.2, after: nil)
    }

    // MARK: Editing beside the tables

    /// Makes one step of the history; `edit` returns the items and sections that it touched. If it returns nil, for
    /// lack of room, it is called once more on new tables.
    mutating func step(
        _ edit: (inout Identifiers<SectionID>, inout Identifiers<ItemID>, inout Arrangement) -> ([Int], [Int])?
    ) {
        var touched = edit(&sectionIDs, &itemIDs, &order)
        if touched == nil {
            rebase()
            touched = edit(&sectionIDs, &itemIDs, &order)
        }
        history = EditHistory(items: touched?.0 ?? [], sections: touched?.1 ?? [], after: history)
        if exceedsEdits(0) { rebase() }
    }

    func handle(ofItem identifier: ItemID) -> Int? {
        itemIDs.handle(of: identifier).flatMap { order.place(ofItem: $0) == nil ? nil : $0 }
    }

    func handle(ofSection identifier: SectionID) -> Int? {
        sectionIDs.handle(of: identifier).flatMap { order.key(ofSection: $0) == nil ? nil : $0 }
    }
}

extension Identifiers {
    /// A table of the identifiers with these handles, in this order.
    func table(of handles: [Int]) -> IdentifierTable<ID> {
        var identifiers = ContiguousArray<ID>()
        var hashes = ContiguousArray<UInt32>()
        identifiers.reserveCapacity(handles.count)
        hashes.reserveCapacity(handles.count)
        for handle in handles {
            identifiers.append(identifier(of: handle))
            hashes.append(hash(of: handle))
        }
        return IdentifierTable(distinct: identifiers, hashes: hashes)
    }
}

// Sound: what copies share never changes; see `isAlone`.
extension Snapshot: @unchecked Sendable where SectionID: Sendable, ItemID: Sendable {}

/// Gives identifiers handles that they keep, whether they are in a snapshot or not: the slots of a shared table, and
/// higher numbers for identifiers that were added later. Copies share unchanged parts.
struct Identifiers<ID: Hashable> {
    private(set) var table: IdentifierTable<ID>
    private var addedByHash: SummaryTree<AddedIdentifier>
    private var addedByHandle: SummaryTree<NumberedIdentifier>
    private(set) var count: Int

    init(table: IdentifierTable<ID>, nodeCapacity: Int) {
        self.table = table
        addedByHash = SummaryTree([], capacity: nodeCapacity)
        addedByHandle = SummaryTree([], capacity: nodeCapacity)
        count = table.count
    }

    /// - Complexity: O(log of those added later), hashing once
    func handle(of identifier: ID) -> Int? { handle(of: identifier, hash: HashIndex.hash(identifier)) }

    func handle(of identifier: ID, hash: UInt32) -> Int? {
        if let slot = table.slot(of: identifier, hash: hash) { return slot }
        guard count > table.count else { return nil }
        var handle: Int?
        addedByHash.forEach(from: { $0.hash >= Int(hash) }) { element, _ in
            guard element.box.hash == hash else { return false }
            if identifier == Self.identifier(in: element.box) { handle = element.box.handle }
            return handle == nil
        }
        return handle
    }

    func identifier(of handle: Int) -> ID {
        if handle < table.count { return table.identifiers[handle] }
        guard let found = addedByHandle.seek({ $0.handle >= handle })?.element.box else {
            preconditionFailure("no identifier has the handle \(handle)")
        }
        return Self.identifier(in: found)
    }

    func hash(of handle: Int) -> UInt32 {
        if handle < table.count { return table.hashes[handle] }
        return addedByHandle.seek { $0.handle >= handle }?.element.box.hash ?? 0
    }

    /// Returns the identifier's handle, or gives it a new one.
    mutating func handleOrNew(_ identifier: ID) -> Int {
        let hash = HashIndex.hash(identifier)
        if let handle = handle(of: identifier, hash: hash) { return handle }
        let box = Box(identifier: identifier, hash: hash, handle: count)
        _ = addedByHandle.editLeaf({ _ in false }) { elements, _, _ in
            elements.append(NumberedIdentifier(box: box))
            return true
        }
        _ = addedByHash.editLeaf({ $0.hash >= Int(hash) }) { elements, index, _ in
            let isPast = !elements.isEmpty && elements[index].box.hash < hash
            elements.insert(AddedIdentifier(box: box), at: isPast ? index + 1 : index)
            return true
        }
        count += 1
        return box.handle
    }

    /// Appends to the table itself. Appends nothing and returns false if other snapshots use the table, if there are
    /// handles after its slots, or if not all identifiers are new.
    mutating func appendToTable(_ new: [ID]) -> Bool {
        guard count == table.count, isKnownUniquelyReferenced(&table), table.append(new) else { return false }
        count = table.count
        return true
    }

    private final class Box: IdentifierBox {
        let identifier: ID

        init(identifier: ID, hash: UInt32, handle: Int) {
            self.identifier = identifier
            super.init(hash: hash, handle: handle)
        }
    }

    private static func identifier(in box: IdentifierBox) -> ID { unsafeDowncast(box, to: Box.self).identifier }
}

/// An identifier with its type erased, so that all trees of boxes share their code.
class IdentifierBox {
    let hash: UInt32
    let handle: Int

    init(hash: UInt32, handle: Int) {
        self.hash = hash
        self.handle = handle
    }
}

/// Ordered by hash value.
struct AddedIdentifier: TreeElement {
    var box: IdentifierBox

    struct Last: TreeSummary {
        /// -1 if there is none.
        var hash: Int

        static let zero = Last(hash: -1)

        static func + (a: Last, b: Last) -> Last { b.hash < 0 ? a : b }
    }

    var summary: Last { Last(hash: Int(box.hash)) }
}

/// Ordered by handle.
struct NumberedIdentifier: TreeElement {
    var box: IdentifierBox

    var summary: Place.Last { Place.Last(handle: box.handle) }
}

/// Distinct identifiers in slots 0, 1, 2 …, and an index from an identifier to its slot.
///
/// It is shared by all snapshots that were derived from each other. Only a snapshot that holds the single reference
/// appends to it.
final class IdentifierTable<ID: Hashable> {
    private(set) var identifiers = ContiguousArray<ID>()
    /// The hash value of each slot, so that tables are compared, enlarged and copied without hashing an identifier
    /// twice.
    private(set) var hashes = ContiguousArray<UInt32>()
    private var index = HashIndex()

    init() {}

    /// Makes a table of identifiers that are known to be distinct.
    init(distinct identifiers: ContiguousArray<ID>, hashes: ContiguousArray<UInt32>) {
        self.identifiers = identifiers
        index.reserve(hashes.count, hashes: [])
        for hash in hashes { _ = index.insert(hash: hash) { _ in false } }
        self.hashes = hashes
    }

    var count: Int { hashes.count }

    func slot(of identifier: ID, hash: UInt32) -> Int? {
        index.slot(hash: hash) { identifiers[$0] == identifier }
    }

    /// Appends all identifiers. If one exists already or occurs twice, appends none and returns false.
    /// - Complexity: O(number of new identifiers), hashing each once
    func append(_ new: [ID]) -> Bool {
        let before = count
        let total = before + new.count
        precondition(total < Int(UInt32.max), "more identifiers than a table holds")
        index.reserve(total, hashes: hashes)
        if new.count > before { hashes.reserveCapacity(total) }
        identifiers.append(contentsOf: new)
        if indexNew(from: before) { return true }
        while index.count > before { index.removeLast(hash: hashes[index.count - 1]) }
        hashes.removeLast(hashes.count - before)
        identifiers.removeLast(new.count)
        return false
    }

    /// Stops at the first identifier that exists already, and returns false.
    private func indexNew(from first: Int) -> Bool {
        // A pointer, because subscripting an array of a generic type costs more than the hashing.
        identifiers.withUnsafeBufferPointer { identifiers in
            // Hashes in blocks, apart from the probing, so that the processor waits for several buckets at once.
            for block in stride(from: first, to: identifiers.count, by: 64) {
                let end = min(block + 64, identifiers.count)
                for slot in block..<end { hashes.append(HashIndex.hash(identifiers[slot])) }
                for slot in block..<end
                where index.insert(hash: hashes[slot], unless: { identifiers[$0] == identifiers[slot] }) != nil {
                    return false
                }
            }
            return true
        }
    }
}

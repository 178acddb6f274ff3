/// The objects of a class, in the order in which they were inserted.
///
/// A value: a transaction changes a copy, which shares all chunks of rows but those that it changes.
struct Table: Sendable {
    private static let chunkSize = 128

    private struct Chunk: Sendable {
        var keys: [Int64]
        var rows: [Row]
    }

    var description: StoredClass
    private var chunks: [Chunk] = []
    private(set) var count = 0
    private(set) var nextKey: Int64 = 0
    private(set) var primaryKeys = PrimaryKeyIndex()

    init(_ description: StoredClass, nextKey: Int64 = 0) {
        self.description = description
        self.nextKey = nextKey
    }

    func row(_ key: Int64) -> Row? {
        place(of: key).map { chunks[$0.chunk].rows[$0.index] }
    }

    var keys: [Int64] { chunks.flatMap(\.keys) }

    func forEach(_ body: (Int64, Row) throws -> Void) rethrows {
        for chunk in chunks {
            for (index, key) in chunk.keys.enumerated() { try body(key, chunk.rows[index]) }
        }
    }

    func key(ofPrimaryKey cell: _RealmCell) -> Int64? { primaryKeys[cell] }

    // MARK: Changing

    /// Appends a row, and returns its key.
    mutating func insert(_ row: Row) -> Int64 {
        let key = nextKey
        append(row, key)
        return key
    }

    /// Appends a row whose key is greater than those of all others.
    mutating func append(_ row: Row, _ key: Int64) {
        if chunks.last.map({ $0.keys.count >= Table.chunkSize }) ?? true { chunks.append(Chunk(keys: [], rows: [])) }
        chunks[chunks.count - 1].keys.append(key)
        chunks[chunks.count - 1].rows.append(row)
        count += 1
        nextKey = max(nextKey, key + 1)
        if let column = description.primaryColumn { primaryKeys[row.cells[column]] = key }
    }

    mutating func replace(_ key: Int64, _ row: Row) {
        if let place = place(of: key) { chunks[place.chunk].rows[place.index] = row }
    }

    mutating func remove(_ key: Int64) {
        guard let place = place(of: key) else { return }
        if let column = description.primaryColumn {
            primaryKeys[chunks[place.chunk].rows[place.index].cells[column]] = nil
        }
        chunks[place.chunk].keys.remove(at: place.index)
        chunks[place.chunk].rows.remove(at: place.index)
        if chunks[place.chunk].keys.isEmpty { chunks.remove(at: place.chunk) }
        count -= 1
    }

    /// Tells the index of primary keys that a row has another one.
    mutating func movePrimaryKey(from old: _RealmCell, to new: _RealmCell, of key: Int64) {
        if primaryKeys[old] == key { primaryKeys[old] = nil }
        primaryKeys[new] = key
    }

    // MARK: Finding

    private func place(of key: Int64) -> (chunk: Int, index: Int)? {
        var (low, high) = (0, chunks.count)
        while low < high {
            let middle = (low + high) / 2
            if chunks[middle].keys[0] <= key { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        return index(of: key, in: chunks[low - 1].keys).map { (low - 1, $0) }
    }

    private func index(of key: Int64, in keys: [Int64]) -> Int? {
        var (low, high) = (0, keys.count)
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low < keys.count && keys[low] == key ? low : nil
    }
}

/// Finds rows by primary key. It consists of many small dictionaries, of which a change copies one.
struct PrimaryKeyIndex: Sendable {
    private static let shardCount = 64
    private var shards: [[_RealmCell: Int64]] = Array(repeating: [:], count: shardCount)

    subscript(cell: _RealmCell) -> Int64? {
        get { shards[shard(of: cell)][cell] }
        set { shards[shard(of: cell)][cell] = newValue }
    }

    private func shard(of cell: _RealmCell) -> Int {
        Int(UInt(bitPattern: cell.hashValue) % UInt(PrimaryKeyIndex.shardCount))
    }
}

/// A version of the contents of a database. A value: whoever has it sees no later changes.
struct Snapshot: Sendable {
    var tables: [String: Table] = [:]
    var schemaVersion: UInt64 = 0
    /// Grows with each transaction.
    var version: UInt64 = 0

    func row(_ link: _RealmLink) -> Row? { tables[link.className]?.row(link.key) }

    func description(of className: String) -> StoredClass? { tables[className]?.description }
}

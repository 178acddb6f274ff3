/// - Linux: works
///
/// A value of the database and its place. Requests fail, so programs never get one.
// Sound: nothing changes after the initializer.
public final class DataSnapshot: NSObject, @unchecked Sendable {
    public let ref: DatabaseReference
    private let content: Any?

    package init(ref: DatabaseReference, value: Any?) {
        self.ref = ref
        content = value
    }

    public var key: String { ref.key ?? "" }

    /// Null if there is none.
    public var value: Any? { content ?? NSNull() }

    public var valueInExportFormat: Any? { value }

    public var priority: Any? { nil }

    public func exists() -> Bool { !(content == nil || content is NSNull) }

    public func hasChildren() -> Bool { childrenCount > 0 }

    public func hasChild(_ childPathString: String) -> Bool { childSnapshot(forPath: childPathString).exists() }

    public var childrenCount: UInt { UInt((content as? [String: Any])?.count ?? 0) }

    /// Snapshots of the children, in the order of their names.
    public var children: NSEnumerator {
        let names = ((content as? [String: Any])?.keys).map { $0.sorted() } ?? []
        return NSArray(array: names.map { childSnapshot(forPath: $0) }).objectEnumerator()
    }

    public func childSnapshot(forPath childPathString: String) -> DataSnapshot {
        let value = DatabasePlace.names(in: childPathString).reduce(content) { ($0 as? [String: Any])?[$1] }
        return DataSnapshot(ref: ref.child(childPathString), value: value)
    }

    public func data<T: Decodable>(as type: T.Type, decoder: Database.Decoder = Database.Decoder()) throws -> T {
        try decoder.decode(type, from: value ?? NSNull())
    }

    public override var description: String { "Snap (\(key)) \(value ?? "")" }
}

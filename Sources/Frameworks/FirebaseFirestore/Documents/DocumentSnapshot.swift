/// - Linux: works
public enum ServerTimestampBehavior: Int, Sendable {
    case none
    case estimate
    case previous
}

/// - Linux: works
public final class SnapshotMetadata: NSObject, Sendable {
    public let hasPendingWrites: Bool
    public let isFromCache: Bool

    init(hasPendingWrites: Bool = false, isFromCache: Bool = false) {
        self.hasPendingWrites = hasPendingWrites
        self.isFromCache = isFromCache
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? SnapshotMetadata else { return false }
        return hasPendingWrites == other.hasPendingWrites && isFromCache == other.isFromCache
    }

    public override var hash: Int { (hasPendingWrites ? 1 : 0) + (isFromCache ? 2 : 0) }
}

/// - Linux: refuses
///
/// What a document contains. Requests fail, so programs never get one.
// Sound: nothing changes after the initializer.
open class DocumentSnapshot: NSObject, @unchecked Sendable {
    public let reference: DocumentReference
    public let metadata = SnapshotMetadata()
    private let values: [String: Any]?

    package init(reference: DocumentReference, values: [String: Any]?) {
        self.reference = reference
        self.values = values
    }

    open var exists: Bool { values != nil }

    open var documentID: String { reference.documentID }

    /// - Linux: works
    open func data() -> [String: Any]? { values }

    /// - Linux: works
    open func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any]? { values }

    /// - Linux: works
    ///
    /// - Parameter field: a ``FieldPath``, or a text with dots between the names.
    open func get(_ field: Any) -> Any? {
        let path = field as? FieldPath ?? (field as? String).map { FieldPath(dotted: $0) }
        if path == FieldPath.documentID() { return reference }
        return path?.names.reduce(values as Any?) { value, name in (value as? [String: Any])?[name] }
    }

    /// - Linux: works
    open func get(_ field: Any, serverTimestampBehavior: ServerTimestampBehavior) -> Any? { get(field) }

    /// - Linux: works
    open subscript(key: Any) -> Any? { self.get(key) }

    /// - Linux: works
    public func data<T: Decodable>(
        as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
        decoder: Firestore.Decoder = .init()
    ) throws -> T {
        try decoder.decode(type, from: data(with: serverTimestampBehavior) ?? NSNull(), in: reference)
    }
}

/// - Linux: works
///
/// Before version 10 the decoded value was optional: source of that time uses this protocol's function.
public protocol OptionallyDecodedSnapshot {
    var exists: Bool { get }
}

extension OptionallyDecodedSnapshot where Self: DocumentSnapshot {
    /// Returns nil if there is no document.
    public func data<T: Decodable>(as type: T.Type) throws -> T? {
        exists ? try data(as: type, with: .none) as T : nil
    }
}

extension DocumentSnapshot: OptionallyDecodedSnapshot {}

/// - Linux: refuses
///
/// A document of the result of a query, which exists always.
public final class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable {  // Sound: nothing changes
    /// - Linux: works
    public override func data() -> [String: Any] { super.data() ?? [:] }

    /// - Linux: works
    public override func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any] { data() }
}

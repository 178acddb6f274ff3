/// - Linux: works
///
/// A listener, for removing it. A removed one is not called again.
public protocol ListenerRegistration: NSObjectProtocol {
    func remove()
}

/// - Linux: works
public enum FirestoreSource: UInt, Sendable {
    case `default`
    case server
    case cache
}

/// - Linux: works
public enum ListenSource: UInt, Sendable {
    case `default`
    case cache
}

/// - Linux: works
public final class SnapshotListenOptions: NSObject, Sendable {
    public let source: ListenSource
    public let includeMetadataChanges: Bool

    public override convenience init() { self.init(.default, false) }

    private init(_ source: ListenSource, _ includeMetadataChanges: Bool) {
        self.source = source
        self.includeMetadataChanges = includeMetadataChanges
    }

    public func withIncludeMetadataChanges(_ includeMetadataChanges: Bool) -> SnapshotListenOptions {
        SnapshotListenOptions(source, includeMetadataChanges)
    }

    public func withSource(_ source: ListenSource) -> SnapshotListenOptions {
        SnapshotListenOptions(source, includeMetadataChanges)
    }
}

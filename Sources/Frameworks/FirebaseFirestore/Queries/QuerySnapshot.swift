/// - Linux: refuses
///
/// The documents of a query. Requests fail, so programs never get one.
// Sound: nothing changes after the initializer.
public final class QuerySnapshot: NSObject, @unchecked Sendable {
    public let query: Query
    public let documents: [QueryDocumentSnapshot]
    public let metadata = SnapshotMetadata()

    init(query: Query, documents: [QueryDocumentSnapshot]) {
        self.query = query
        self.documents = documents
    }

    public var isEmpty: Bool { documents.isEmpty }

    public var count: Int { documents.count }

    public var documentChanges: [DocumentChange] { documentChanges(includeMetadataChanges: false) }

    public func documentChanges(includeMetadataChanges: Bool) -> [DocumentChange] {
        documents.enumerated().map { DocumentChange(added: $1, at: $0) }
    }
}

/// - Linux: works
public enum DocumentChangeType: Int, Sendable {
    case added
    case modified
    case removed
}

/// - Linux: refuses
// Sound: nothing changes after the initializer.
public final class DocumentChange: NSObject, @unchecked Sendable {
    public let type: DocumentChangeType
    public let document: QueryDocumentSnapshot
    /// `UInt(Int.max)` for a document that was not there.
    public let oldIndex: UInt
    public let newIndex: UInt

    init(added document: QueryDocumentSnapshot, at index: Int) {
        type = .added
        self.document = document
        oldIndex = UInt(Int.max)
        newIndex = UInt(index)
    }
}

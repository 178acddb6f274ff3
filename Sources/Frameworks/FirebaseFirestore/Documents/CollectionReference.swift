/// - Linux: works
///
/// The place of a collection. Adding documents to it refuses.
public final class CollectionReference: Query, @unchecked Sendable {  // Sound: nothing changes
    init(firestore: Firestore, _ place: ResourcePath) {
        super.init(firestore: firestore, place)
    }

    /// The last name of the path.
    public var collectionID: String { place.last }

    /// The document that the collection is in; nil for one at the root.
    public var parent: DocumentReference? {
        place.names.count < 2 ? nil : DocumentReference(firestore: firestore, place.parent)
    }

    /// The names of collections and documents with slashes between them.
    public var path: String { place.text }

    /// A document with a new identifier of 20 letters and digits.
    public func document() -> DocumentReference { document(AutomaticID.next()) }

    public func document(_ documentPath: String) -> DocumentReference {
        DocumentReference(firestore: firestore, place.appending(ResourcePath(documentPath)))
    }

    /// - Linux: refuses
    ///
    /// Returns the place where the document would be.
    @discardableResult
    public func addDocument(data: [String: Any], completion: (((any Error)?) -> Void)? = nil) -> DocumentReference {
        firestore.refuse(completion)
        return document()
    }

    /// - Linux: refuses
    @discardableResult
    public func addDocument(data: [String: Any]) async throws -> DocumentReference { throw firestore.error }

    /// - Linux: refuses
    ///
    /// Throws what the encoder throws.
    @discardableResult
    public func addDocument<T: Encodable>(
        from value: T, encoder: Firestore.Encoder = Firestore.Encoder(), completion: (((any Error)?) -> Void)? = nil
    ) throws -> DocumentReference {
        addDocument(data: try encoder.encode(value), completion: completion)
    }
}

/// - Linux: works
///
/// The place of a document. Reading and writing it refuses.
public final class DocumentReference: NSObject, Sendable {
    public let firestore: Firestore
    let place: ResourcePath

    init(firestore: Firestore, _ place: ResourcePath) {
        self.firestore = firestore
        self.place = place
    }

    /// The last name of the path.
    public var documentID: String { place.last }

    public var parent: CollectionReference { CollectionReference(firestore: firestore, place.parent) }

    /// The names of collections and documents with slashes between them.
    public var path: String { place.text }

    public func collection(_ collectionPath: String) -> CollectionReference {
        CollectionReference(firestore: firestore, place.appending(ResourcePath(collectionPath)))
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? DocumentReference else { return false }
        return firestore === other.firestore && place == other.place
    }

    public override var hash: Int { place.hashValue }
}

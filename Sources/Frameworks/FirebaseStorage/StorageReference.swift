/// - Linux: works
///
/// The place of a file. Reading and writing it refuses.
// Sound: nothing changes after the initializer.
open class StorageReference: NSObject, @unchecked Sendable {
    public let storage: Storage
    let place: StoragePlace

    init(_ storage: Storage, _ place: StoragePlace) {
        self.storage = storage
        self.place = place
    }

    open var bucket: String { place.bucket }

    /// Empty for the root.
    open var fullPath: String { place.path }

    /// The last name of the path; empty for the root.
    open var name: String { place.names.last ?? "" }

    open func root() -> StorageReference { StorageReference(storage, StoragePlace(bucket: bucket, names: [])) }

    /// Nil for the root.
    open func parent() -> StorageReference? {
        guard !place.names.isEmpty else { return nil }
        return StorageReference(storage, StoragePlace(bucket: bucket, names: place.names.dropLast()))
    }

    open func child(_ path: String) -> StorageReference {
        StorageReference(storage, StoragePlace(bucket: bucket, names: place.names + StoragePlace.names(in: path)))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? StorageReference else { return false }
        return storage === other.storage && place == other.place
    }

    open override var hash: Int { place.hashValue }

    open override var description: String { "gs://\(bucket)/\(fullPath)" }
}

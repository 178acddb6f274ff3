/// - Linux: works
public enum FirestoreDecodingError: Error {
    case decodingIsNotSupported(String)
    case fieldNameConflict(String)
}

/// - Linux: works
public enum FirestoreEncodingError: Error {
    case encodingIsNotSupported(String)
}

extension DocumentReference: Codable {
    /// Throws, but for `Firestore.Decoder`, which keeps the value.
    public convenience init(from decoder: any Decoder) throws {
        throw FirestoreDecodingError.decodingIsNotSupported(
            "DocumentReference values can only be decoded with Firestore.Decoder")
    }

    /// Throws, but for `Firestore.Encoder`, which keeps the value.
    public func encode(to encoder: any Encoder) throws {
        throw FirestoreEncodingError.encodingIsNotSupported(
            "DocumentReference values can only be encoded with Firestore.Encoder")
    }
}

/// - Linux: works
///
/// A type that can be the identifier of a document.
public protocol DocumentIDWrappable {
    static func wrap(_ documentReference: DocumentReference) throws -> Self
}

extension String: DocumentIDWrappable {
    public static func wrap(_ documentReference: DocumentReference) throws -> String { documentReference.documentID }
}

extension DocumentReference: DocumentIDWrappable {
    public static func wrap(_ documentReference: DocumentReference) throws -> DocumentReference { documentReference }
}

/// - Linux: works
///
/// The identifier of the document from which a value is decoded. It is not encoded.
@propertyWrapper
public struct DocumentID<Value: DocumentIDWrappable & Codable>: StructureCodingUncodedUnkeyed {
    public var wrappedValue: Value?

    public init(wrappedValue value: Value?) {
        wrappedValue = value
    }
}

extension DocumentID: Codable {
    /// Throws, but for `Firestore.Decoder`.
    public init(from decoder: any Decoder) throws {
        guard let reference = decoder.userInfo[.documentReference] as? DocumentReference else {
            throw FirestoreDecodingError.decodingIsNotSupported(
                "DocumentID values can only be decoded with Firestore.Decoder, of a document")
        }
        wrappedValue = try Value.wrap(reference)
    }

    /// Throws, but for `Firestore.Encoder`, which leaves the value out.
    public func encode(to encoder: any Encoder) throws {
        throw FirestoreEncodingError.encodingIsNotSupported(
            "DocumentID values can only be encoded with Firestore.Encoder")
    }
}

extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}
extension DocumentID: Sendable where Value: Sendable {}

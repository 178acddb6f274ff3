extension Firestore {
    /// - Linux: works
    ///
    /// Encodes values as documents. Dates are timestamps.
    public final class Encoder {
        public var dateEncodingStrategy: FirebaseDataEncoder.DateEncodingStrategy = .timestamp
        public var dataEncodingStrategy: FirebaseDataEncoder.DataEncodingStrategy = .blob
        public var nonConformingFloatEncodingStrategy: FirebaseDataEncoder.NonConformingFloatEncodingStrategy = .throw
        public var keyEncodingStrategy: FirebaseDataEncoder.KeyEncodingStrategy = .useDefaultKeys
        public var userInfo: [CodingUserInfoKey: Any] = [:]

        public init() {}

        /// Throws if the value has no keys at its top.
        public func encode<T: Encodable>(_ value: T) throws -> [String: Any] {
            let encoder = FirebaseDataEncoder()
            encoder.dateEncodingStrategy = dateEncodingStrategy
            encoder.dataEncodingStrategy = dataEncodingStrategy
            encoder.nonConformingFloatEncodingStrategy = nonConformingFloatEncodingStrategy
            encoder.keyEncodingStrategy = keyEncodingStrategy
            encoder.passthroughTypeResolver = FirestoreTypes.self
            encoder.userInfo = userInfo
            guard let values = try encoder.encode(value) as? [String: Any] else {
                throw EncodingError.invalidValue(
                    value, .init(codingPath: [], debugDescription: "\(T.self) is no document."))
            }
            return values
        }
    }

    /// - Linux: works
    ///
    /// Decodes values from documents.
    public final class Decoder {
        public var dateDecodingStrategy: FirebaseDataDecoder.DateDecodingStrategy = .timestamp
        public var dataDecodingStrategy: FirebaseDataDecoder.DataDecodingStrategy = .blob
        public var nonConformingFloatDecodingStrategy: FirebaseDataDecoder.NonConformingFloatDecodingStrategy = .throw
        public var keyDecodingStrategy: FirebaseDataDecoder.KeyDecodingStrategy = .useDefaultKeys
        public var userInfo: [CodingUserInfoKey: Any] = [:]

        public init() {}

        public func decode<T: Decodable>(_ t: T.Type, from data: Any) throws -> T {
            let decoder = FirebaseDataDecoder()
            decoder.dateDecodingStrategy = dateDecodingStrategy
            decoder.dataDecodingStrategy = dataDecodingStrategy
            decoder.nonConformingFloatDecodingStrategy = nonConformingFloatDecodingStrategy
            decoder.keyDecodingStrategy = keyDecodingStrategy
            decoder.passthroughTypeResolver = FirestoreTypes.self
            decoder.userInfo = userInfo
            return try decoder.decode(t, from: data)
        }

        /// - Parameter reference: the document whose identifier properties with `@DocumentID` get.
        public func decode<T: Decodable>(_ t: T.Type, from data: Any, in reference: DocumentReference?) throws -> T {
            if let reference { userInfo[.documentReference] = reference }
            return try decode(t, from: data)
        }
    }
}

/// Says what a document keeps as it is.
private struct FirestoreTypes: StructureCodingPassthroughTypeResolver {
    static func isPassthroughType<T>(_ t: T) -> Bool {
        t is GeoPoint || t is Timestamp || t is FieldValue || t is DocumentReference || t is VectorValue
    }
}

extension CodingUserInfoKey {
    static let documentReference = CodingUserInfoKey(rawValue: "DocumentRefUserInfoKey")!
}

extension FirebaseDataEncoder.DateEncodingStrategy {
    public static var timestamp: FirebaseDataEncoder.DateEncodingStrategy {
        .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(Timestamp(date: date))
        }
    }
}

extension FirebaseDataDecoder.DateDecodingStrategy {
    public static var timestamp: FirebaseDataDecoder.DateDecodingStrategy {
        .custom { try $0.singleValueContainer().decode(Timestamp.self).dateValue() }
    }
}

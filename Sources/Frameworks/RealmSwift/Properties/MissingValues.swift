extension KeyedDecodingContainer {
    /// Decodes a property that may be nil; one that is missing is nil.
    public func decode<Value: Decodable & RealmCollectionValue>(
        _ type: Persisted<Value?>.Type, forKey key: Key
    ) throws -> Persisted<Value?> {
        Persisted(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
    }

    /// Decodes a property that may be nil; one that is missing is nil. Specific to Trestle.
    public func decode<Value: Decodable>(
        _ type: StoredDynamically<Value?>.Type, forKey key: Key
    ) throws -> StoredDynamically<Value?> {
        StoredDynamically(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
    }
}

extension KeyedEncodingContainer {
    /// Encodes a property that may be nil; one that is nil is left out. Specific to Trestle.
    public mutating func encode<Value: Encodable>(_ value: StoredDynamically<Value?>, forKey key: Key) throws {
        try encodeIfPresent(value.valueBox.currentValue, forKey: key)
    }
}

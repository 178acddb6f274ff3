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

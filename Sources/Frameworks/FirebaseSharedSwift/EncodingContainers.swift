import Foundation

/// The values of a type with keys.
struct KeyedEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: ValueEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil(forKey key: Key) throws { place(key).node.set(NSNull()) }

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        if T.self is any StructureCodingUncodedUnkeyed.Type { return }
        try place(key).write(value)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        place(key).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { place(key).unkeyedContainer() }

    func superEncoder() -> any Encoder { place(PlainKey.ofSuperclass) }

    func superEncoder(forKey key: Key) -> any Encoder { place(key) }

    private func place(_ key: any CodingKey) -> ValueEncoder { encoder.at(key, encoder.node.child(name(of: key))) }

    private func name(of key: any CodingKey) -> String {
        guard encoder.convertsKeys else { return key.stringValue }
        switch encoder.options.keyEncodingStrategy {
        case .useDefaultKeys: return key.stringValue
        case .convertToSnakeCase: return SnakeCase.from(key.stringValue)
        case .custom(let convert): return convert(codingPath + [key]).stringValue
        }
    }
}

/// The elements of an array.
struct UnkeyedEncoder: UnkeyedEncodingContainer {
    let encoder: ValueEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.node.count }

    func encodeNil() throws { next().node.set(NSNull()) }

    func encode<T: Encodable>(_ value: T) throws { try next().write(value) }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        next().container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }

    func superEncoder() -> any Encoder { next() }

    private func next() -> ValueEncoder {
        let key = PlainKey(intValue: count)
        return encoder.at(key, encoder.node.next())
    }
}

/// A value without a key.
struct SingleEncoder: SingleValueEncodingContainer {
    let encoder: ValueEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() throws { encoder.node.set(NSNull()) }

    func encode<T: Encodable>(_ value: T) throws { try encoder.write(value) }
}

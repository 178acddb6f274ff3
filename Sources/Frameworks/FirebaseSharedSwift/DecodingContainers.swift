import Foundation

/// The values of a type with keys.
struct KeyedDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: ValueDecoder
    let values: [String: Any]

    init(decoder: ValueDecoder, values: [String: Any]) {
        self.decoder = decoder
        switch decoder.options.keyDecodingStrategy {
        case .useDefaultKeys: self.values = values
        case .convertFromSnakeCase:
            self.values = values.reduce(into: [:]) { $0[SnakeCase.toCamelCase($1.key)] = $1.value }
        case .custom(let convert):
            self.values = values.reduce(into: [:]) {
                $0[convert(decoder.codingPath + [PlainKey(stringValue: $1.key)]).stringValue] = $1.value
            }
        }
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { values.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try place(key).isNull }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        if type is any StructureCodingUncodedUnkeyed.Type { return try T(from: decoder) }
        return try place(key).read(type)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try place(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try place(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        decoder.at(PlainKey.ofSuperclass, values[PlainKey.ofSuperclass.stringValue] ?? NSNull())
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { decoder.at(key, values[key.stringValue] ?? NSNull()) }

    private func place(_ key: Key) throws -> ValueDecoder {
        guard let value = values[key.stringValue] else {
            throw DecodingError.keyNotFound(
                key, .init(codingPath: codingPath, debugDescription: "There is no value for \(key.stringValue)."))
        }
        return decoder.at(key, value)
    }
}

/// The elements of an array.
struct UnkeyedDecoder: UnkeyedDecodingContainer {
    let decoder: ValueDecoder
    let values: [Any]
    private(set) var currentIndex = 0

    init(decoder: ValueDecoder, values: [Any]) {
        self.decoder = decoder
        self.values = values
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { values.count }
    var isAtEnd: Bool { currentIndex == values.count }

    mutating func decodeNil() throws -> Bool {
        let isNull = try here().isNull
        if isNull { currentIndex += 1 }
        return isNull
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next { try $0.read(type) } }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try next { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try next { $0 } }

    private func here() throws -> ValueDecoder {
        let key = PlainKey(intValue: currentIndex)
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                Any.self, .init(codingPath: codingPath + [key], debugDescription: "The array has no more elements."))
        }
        return decoder.at(key, values[currentIndex])
    }

    private mutating func next<T>(_ read: (ValueDecoder) throws -> T) throws -> T {
        let value = try read(try here())
        currentIndex += 1
        return value
    }
}

/// A value without a key.
struct SingleDecoder: SingleValueDecodingContainer {
    let decoder: ValueDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.isNull }

    func decode(_ type: Bool.Type) throws -> Bool { try decoder.bool() }
    func decode(_ type: String.Type) throws -> String { try decoder.string() }
    func decode(_ type: Double.Type) throws -> Double { try decoder.double() }
    func decode(_ type: Float.Type) throws -> Float { Float(try decoder.double()) }
    func decode(_ type: Int.Type) throws -> Int { try integer(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.read(type) }

    /// Firebase's decoder does not take numbers with a fraction for whole ones.
    private func integer<T: FixedWidthInteger>(_ type: T.Type) throws -> T {
        try decoder.number(type) { number in
            T(exactly: number.int64Value).flatMap { Double(number.int64Value) == number.doubleValue ? $0 : nil }
        }
    }
}

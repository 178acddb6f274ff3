import Foundation

/// Encodes a value to a node.
struct ValueEncoder: Encoder {
    let node: EncodedNode
    let options: FirebaseDataEncoder
    let codingPath: [any CodingKey]
    /// The keys of a dictionary are kept.
    var convertsKeys = true

    var userInfo: [CodingUserInfoKey: Any] { options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        node.makeKeyed()
        return KeyedEncodingContainer(KeyedEncoder<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.makeUnkeyed()
        return UnkeyedEncoder(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { SingleEncoder(encoder: self) }

    func at(_ key: any CodingKey, _ node: EncodedNode) -> ValueEncoder {
        ValueEncoder(node: node, options: options, codingPath: codingPath + [key])
    }

    func write<T: Encodable>(_ value: T) throws {
        if options.passthroughTypeResolver.isPassthroughType(value) { return node.set(value) }
        switch value {
        case let value as Bool: node.set(value)
        case let value as String: node.set(value)
        case let value as any BinaryInteger: node.set(Int(exactly: value) ?? value)
        case let value as Double: try write(number: value)
        case let value as Float: try write(number: Double(value))
        case let value as Date: try write(date: value)
        case let value as Data: try write(data: value)
        case let value as URL: node.set(value.absoluteString)
        case let value as Decimal: node.set(NSDecimalNumber(decimal: value))
        default:
            var encoder = self
            encoder.convertsKeys = !(value is any StringKeyed)
            try value.encode(to: encoder)
        }
    }

    private func write(number: Double) throws {
        if number.isFinite { return node.set(number) }
        guard case .convertToString(let positive, let negative, let nan) = options.nonConformingFloatEncodingStrategy
        else {
            throw EncodingError.invalidValue(
                number, .init(codingPath: codingPath, debugDescription: "\(number) is no number to encode."))
        }
        node.set(number.isNaN ? nan : number > 0 ? positive : negative)
    }

    private func write(date: Date) throws {
        switch options.dateEncodingStrategy {
        case .deferredToDate: try date.encode(to: self)
        case .secondsSince1970: node.set(date.timeIntervalSince1970)
        case .millisecondsSince1970: node.set(date.timeIntervalSince1970 * 1000)
        case .iso8601: node.set(date.formatted(.iso8601))
        case .formatted(let formatter): node.set(formatter.string(from: date))
        case .custom(let encode): try encode(date, self)
        }
    }

    private func write(data: Data) throws {
        switch options.dataEncodingStrategy {
        case .deferredToData: try data.encode(to: self)
        case .base64: node.set(data.base64EncodedString())
        case .blob: node.set(data)
        case .custom(let encode): try encode(data, self)
        }
    }
}

/// A dictionary with strings as keys.
protocol StringKeyed {}
extension Dictionary: StringKeyed where Key == String {}

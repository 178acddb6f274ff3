import Foundation

/// - Linux: works
///
/// Encodes values as dictionaries, arrays, strings, numbers and what else Firebase's databases keep.
public final class FirebaseDataEncoder {
    /// - Linux: works
    public enum DateEncodingStrategy {
        case deferredToDate
        case secondsSince1970
        case millisecondsSince1970
        case iso8601
        case formatted(DateFormatter)
        case custom((Date, any Encoder) throws -> Void)
    }

    /// - Linux: works
    public enum DataEncodingStrategy {
        case deferredToData
        case base64
        /// The data itself.
        case blob
        case custom((Data, any Encoder) throws -> Void)
    }

    /// - Linux: works
    public enum NonConformingFloatEncodingStrategy {
        case `throw`
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }

    /// - Linux: works
    public enum KeyEncodingStrategy {
        case useDefaultKeys
        case convertToSnakeCase
        case custom((_ codingPath: [any CodingKey]) -> any CodingKey)
    }

    public var dateEncodingStrategy: DateEncodingStrategy = .deferredToDate
    public var dataEncodingStrategy: DataEncodingStrategy = .base64
    public var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy = .throw
    public var keyEncodingStrategy: KeyEncodingStrategy = .useDefaultKeys
    public var passthroughTypeResolver: any StructureCodingPassthroughTypeResolver.Type = NoPassthroughTypes.self
    public var userInfo: [CodingUserInfoKey: Any] = [:]

    public init() {}

    public func encode<T: Encodable>(_ value: T) throws -> Any {
        let node = EncodedNode()
        try ValueEncoder(node: node, options: self, codingPath: []).write(value)
        guard let value = node.value else {
            throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: "It encoded no values."))
        }
        return value
    }
}

/// - Linux: works
///
/// Says which types are kept as they are.
public protocol StructureCodingPassthroughTypeResolver {
    static func isPassthroughType<T>(_ t: T) -> Bool
}

/// Keeps no values as they are.
struct NoPassthroughTypes: StructureCodingPassthroughTypeResolver {
    static func isPassthroughType<T>(_ t: T) -> Bool { false }
}

/// - Linux: works
///
/// A value that is not encoded, and that is decoded without a value of its key.
public protocol StructureCodingUncodedUnkeyed {}

import Foundation

/// - Linux: works
///
/// Decodes values from what Firebase's databases keep.
public final class FirebaseDataDecoder {
    /// - Linux: works
    public enum DateDecodingStrategy {
        case deferredToDate
        case secondsSince1970
        case millisecondsSince1970
        case iso8601
        case formatted(DateFormatter)
        case custom((_ decoder: any Decoder) throws -> Date)
    }

    /// - Linux: works
    public enum DataDecodingStrategy {
        case deferredToData
        case base64
        /// The data itself.
        case blob
        case custom((_ decoder: any Decoder) throws -> Data)
    }

    /// - Linux: works
    public enum NonConformingFloatDecodingStrategy {
        case `throw`
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }

    /// - Linux: works
    public enum KeyDecodingStrategy {
        case useDefaultKeys
        case convertFromSnakeCase
        case custom((_ codingPath: [any CodingKey]) -> any CodingKey)
    }

    public var dateDecodingStrategy: DateDecodingStrategy = .deferredToDate
    public var dataDecodingStrategy: DataDecodingStrategy = .base64
    public var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy = .throw
    public var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
    public var passthroughTypeResolver: any StructureCodingPassthroughTypeResolver.Type = NoPassthroughTypes.self
    public var userInfo: [CodingUserInfoKey: Any] = [:]

    public init() {}

    public func decode<T: Decodable>(_ type: T.Type, from data: Any) throws -> T {
        try ValueDecoder(value: data, options: self, codingPath: []).read(type)
    }
}

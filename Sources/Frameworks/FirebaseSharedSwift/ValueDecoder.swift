import Foundation

/// Decodes a value from one of a database.
struct ValueDecoder: Decoder {
    let value: Any
    let options: FirebaseDataDecoder
    let codingPath: [any CodingKey]

    var userInfo: [CodingUserInfoKey: Any] { options.userInfo }
    var isNull: Bool { value is NSNull }
    private var text: (any FirebaseRemoteConfigValueDecoding)? { value as? any FirebaseRemoteConfigValueDecoding }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard let values = text.map({ $0.dictionaryValue() ?? [:] }) ?? value as? [String: Any] else {
            throw mismatch([String: Any].self)
        }
        return KeyedDecodingContainer(KeyedDecoder<Key>(decoder: self, values: values))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard let values = text.map({ $0.arrayValue() ?? [] }) ?? value as? [Any] else { throw mismatch([Any].self) }
        return UnkeyedDecoder(decoder: self, values: values)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { SingleDecoder(decoder: self) }

    func at(_ key: any CodingKey, _ value: Any) -> ValueDecoder {
        ValueDecoder(value: value, options: options, codingPath: codingPath + [key])
    }

    func mismatch(_ type: Any.Type) -> DecodingError {
        let context = DecodingError.Context(
            codingPath: codingPath, debugDescription: "\(type) was expected, and there is \(Swift.type(of: value)).")
        return isNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
    }

    func read<T: Decodable>(_ type: T.Type) throws -> T {
        if let value = value as? T, options.passthroughTypeResolver.isPassthroughType(value) { return value }
        let result: Any =
            switch type {
            case is Date.Type: try date()
            case is Data.Type: try data()
            case is URL.Type: try url()
            case is Decimal.Type: try decimal()
            default: try T(from: self)
            }
        guard let result = result as? T else { throw mismatch(type) }
        return result
    }

    // MARK: Values

    func number<T: Numeric>(_ type: T.Type, _ convert: (NSNumber) -> T?) throws -> T {
        guard Swift.type(of: value) != Bool.self, let number = text?.numberValue() ?? value as? NSNumber ?? plainNumber,
            let result = convert(number)
        else {
            throw mismatch(type)
        }
        return result
    }

    /// A number of Swift's types.
    private var plainNumber: NSNumber? {
        switch value {
        case let value as Double: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        case let value as any FixedWidthInteger: Int64(exactly: value).map { NSNumber(value: $0) }
        default: nil
        }
    }

    func string() throws -> String {
        guard let value = text?.stringValue() ?? value as? String else { throw mismatch(String.self) }
        return value
    }

    func bool() throws -> Bool {
        if let value = text?.boolValue() ?? value as? Bool { return value }
        guard let number = value as? NSNumber ?? plainNumber, number == 0 || number == 1 else {
            throw mismatch(Bool.self)
        }
        return number == 1
    }

    func double() throws -> Double {
        if case .convertFromString(let positive, let negative, let nan) = options.nonConformingFloatDecodingStrategy,
            let text = value as? String, [positive, negative, nan].contains(text)
        {
            return text == positive ? .infinity : text == negative ? -.infinity : .nan
        }
        return try number(Double.self) { $0.doubleValue }
    }

    private func date() throws -> Date {
        switch options.dateDecodingStrategy {
        case .deferredToDate: return try Date(from: self)
        case .secondsSince1970: return Date(timeIntervalSince1970: try double())
        case .millisecondsSince1970: return Date(timeIntervalSince1970: try double() / 1000)
        case .iso8601:
            guard let date = try? Date(string(), strategy: .iso8601) else { throw mismatch(Date.self) }
            return date
        case .formatted(let formatter):
            guard let date = formatter.date(from: try string()) else { throw mismatch(Date.self) }
            return date
        case .custom(let decode): return try decode(self)
        }
    }

    private func data() throws -> Data {
        switch options.dataDecodingStrategy {
        case .deferredToData: return try Data(from: self)
        case .base64:
            guard let data = Data(base64Encoded: try string()) else { throw mismatch(Data.self) }
            return data
        case .blob:
            guard let data = text?.dataValue() ?? value as? Data else { throw mismatch(Data.self) }
            return data
        case .custom(let decode): return try decode(self)
        }
    }

    private func url() throws -> URL {
        guard let url = URL(string: try string()) else { throw mismatch(URL.self) }
        return url
    }

    private func decimal() throws -> Decimal { try number(Decimal.self) { $0.decimalValue } }
}

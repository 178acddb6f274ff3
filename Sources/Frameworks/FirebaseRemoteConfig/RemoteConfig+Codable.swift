/// - Linux: works
public enum RemoteConfigValueCodableError: Error {
    case unsupportedType(String)
}

/// - Linux: works
public enum RemoteConfigCodableError: Error {
    case invalidSetDefaultsInput(String)
}

extension RemoteConfigValue {
    public func decoded<Value: Decodable>(asType: Value.Type = Value.self) throws -> Value {
        if asType == Date.self {
            throw RemoteConfigValueCodableError.unsupportedType("Values of Remote Config are not decoded as dates")
        }
        return try FirebaseDataDecoder().decode(Value.self, from: DecodedValue(value: self))
    }
}

extension RemoteConfig {
    /// - Linux: works
    public subscript<T: Decodable>(decodedValue key: String) -> T? { try? configValue(forKey: key).decoded() }

    /// - Linux: works
    public subscript(jsonValue key: String) -> [String: AnyHashable]? {
        configValue(forKey: key).jsonValue as? [String: AnyHashable]
    }

    /// - Linux: works
    ///
    /// Decodes a type whose properties have the names of values.
    public func decoded<Value: Decodable>(asType: Value.Type = Value.self) throws -> Value {
        let values = allKeys(from: .default).map { ($0, DecodedValue(value: configValue(forKey: $0))) }
        return try FirebaseDataDecoder().decode(Value.self, from: [String: Any](uniqueKeysWithValues: values))
    }

    /// - Linux: works
    ///
    /// Takes the defaults from the properties of a value.
    public func setDefaults<Value: Encodable>(from value: Value) throws {
        guard let values = try FirebaseDataEncoder().encode(value) as? [String: Any] else {
            throw RemoteConfigCodableError.invalidSetDefaultsInput("\(value) has no properties to be defaults")
        }
        setDefaults(values)
    }
}

/// A value for the decoder.
private struct DecodedValue: FirebaseRemoteConfigValueDecoding {
    let value: RemoteConfigValue

    func numberValue() -> NSNumber { value.numberValue }
    func boolValue() -> Bool { value.boolValue }
    func stringValue() -> String { value.stringValue }
    func dataValue() -> Data { value.dataValue }
    func arrayValue() -> [AnyHashable]? { value.jsonValue as? [AnyHashable] }
    func dictionaryValue() -> [String: AnyHashable]? { value.jsonValue as? [String: AnyHashable] }
}

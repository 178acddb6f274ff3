import Foundation

/// Properties that an archive contains under their keys. A key that is missing leaves the property as it is.
extension NSCoder {
    /// Returns the raw value of a key as a value; nil if there is none.
    func decodeValue<Value: RawRepresentable>(_ type: Value.Type, forKey key: String) -> Value?
    where Value.RawValue: BinaryInteger {
        guard containsValue(forKey: key), let raw = Value.RawValue(exactly: decodeInteger(forKey: key)) else {
            return nil
        }
        return Value(rawValue: raw)
    }

    func encode(text: String?, forKey key: String) {
        if let text { encode(NSString(string: text), forKey: key) }
    }

    /// Foundation raises for a missing key.
    func decodeText(forKey key: String) -> String? {
        containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key).map { "\($0)" } : nil
    }
}

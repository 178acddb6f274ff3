import Foundation

/// - Linux: works
///
/// A value that is kept as text, and that is decoded as what is asked for.
public protocol FirebaseRemoteConfigValueDecoding {
    func numberValue() -> NSNumber
    func boolValue() -> Bool
    func stringValue() -> String
    func dataValue() -> Data
    func arrayValue() -> [AnyHashable]?
    func dictionaryValue() -> [String: AnyHashable]?
}

import Foundation

/// Values that an application keeps in the user's defaults. On Apple's systems the user's devices share them; here nothing
/// is sent anywhere, and no change comes from elsewhere.
// Sound: the defaults may be used on any thread, and nothing else is stored.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// The store of the application.
    public static let `default` = NSUbiquitousKeyValueStore()

    /// Posted on Apple's systems when another device has changed a value; never here.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private static let prefix = "NSUbiquitousKeyValueStore."
    private let defaults = UserDefaults.standard

    private func key(_ key: String) -> String { Self.prefix + key }

    open func object(forKey aKey: String) -> Any? { defaults.object(forKey: key(aKey)) }

    /// Nil removes the value.
    open func set(_ anObject: Any?, forKey aKey: String) { defaults.set(anObject, forKey: key(aKey)) }

    open func removeObject(forKey aKey: String) { defaults.removeObject(forKey: key(aKey)) }

    open func string(forKey aKey: String) -> String? { defaults.string(forKey: key(aKey)) }

    open func array(forKey aKey: String) -> [Any]? { defaults.array(forKey: key(aKey)) }

    open func dictionary(forKey aKey: String) -> [String: Any]? { defaults.dictionary(forKey: key(aKey)) }

    open func data(forKey aKey: String) -> Data? { defaults.data(forKey: key(aKey)) }

    /// 0 for a key without a value.
    open func longLong(forKey aKey: String) -> Int64 { Int64(defaults.integer(forKey: key(aKey))) }

    /// 0 for a key without a value.
    open func double(forKey aKey: String) -> Double { defaults.double(forKey: key(aKey)) }

    /// False for a key without a value.
    open func bool(forKey aKey: String) -> Bool { defaults.bool(forKey: key(aKey)) }

    open func set(_ aString: String?, forKey aKey: String) { defaults.set(aString, forKey: key(aKey)) }

    open func set(_ aData: Data?, forKey aKey: String) { defaults.set(aData, forKey: key(aKey)) }

    open func set(_ anArray: [Any]?, forKey aKey: String) { defaults.set(anArray, forKey: key(aKey)) }

    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { defaults.set(aDictionary, forKey: key(aKey)) }

    open func set(_ value: Int64, forKey aKey: String) { defaults.set(Int(value), forKey: key(aKey)) }

    open func set(_ value: Double, forKey aKey: String) { defaults.set(value, forKey: key(aKey)) }

    open func set(_ value: Bool, forKey aKey: String) { defaults.set(value, forKey: key(aKey)) }

    /// All values, by key.
    open var dictionaryRepresentation: [String: Any] {
        defaults.dictionaryRepresentation().reduce(into: [:]) { values, value in
            if value.key.hasPrefix(Self.prefix) { values[String(value.key.dropFirst(Self.prefix.count))] = value.value }
        }
    }

    /// Writes what was changed to the disk.
    @discardableResult
    open func synchronize() -> Bool { defaults.synchronize() }
}

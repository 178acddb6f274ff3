import Foundation

/// - Linux: works
///
/// A value in the user defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let setting: StoredSetting<Value>

    public var wrappedValue: Value {
        get { setting.read() }
        nonmutating set { setting.write(newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(get: setting.read, set: setting.write) }
}

nonisolated extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        setting = StoredSetting(key, store ?? .standard, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        setting = StoredSetting(key, store ?? .standard, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        setting = StoredSetting(key, store ?? .standard, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        setting = StoredSetting(key, store ?? .standard, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        setting = StoredSetting(key, store ?? .standard, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        setting = StoredSetting(url: key, store ?? .standard, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        setting = StoredSetting(raw: key, store ?? .standard, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        setting = StoredSetting(raw: key, store ?? .standard, wrappedValue)
    }
}

nonisolated extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        setting = StoredSetting(optional: key, store ?? .standard)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        setting = StoredSetting(optional: key, store ?? .standard)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        setting = StoredSetting(optional: key, store ?? .standard)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        setting = StoredSetting(optional: key, store ?? .standard)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        setting = StoredSetting(optional: key, store ?? .standard)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        setting = StoredSetting(url: key, store ?? .standard)
    }
}

nonisolated extension AppStorage {
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        setting = StoredSetting(optionalRaw: key, store ?? .standard)
    }

    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        setting = StoredSetting(optionalRaw: key, store ?? .standard)
    }
}

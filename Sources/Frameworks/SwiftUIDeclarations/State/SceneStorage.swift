import Foundation

/// - Linux: works
///
/// A value of a scene. Until the program ends, all scenes have the same; it is not restored.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let setting: StoredSetting<Value>

    public var wrappedValue: Value {
        get { setting.read() }
        nonmutating set { setting.write(newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(get: setting.read, set: setting.write) }
}

nonisolated extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        setting = StoredSetting(key, SceneSettings.shared, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        setting = StoredSetting(key, SceneSettings.shared, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        setting = StoredSetting(key, SceneSettings.shared, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        setting = StoredSetting(key, SceneSettings.shared, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        setting = StoredSetting(key, SceneSettings.shared, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        setting = StoredSetting(url: key, SceneSettings.shared, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        setting = StoredSetting(raw: key, SceneSettings.shared, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        setting = StoredSetting(raw: key, SceneSettings.shared, wrappedValue)
    }
}

nonisolated extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? {
        setting = StoredSetting(optional: key, SceneSettings.shared)
    }

    public init(_ key: String) where Value == Int? {
        setting = StoredSetting(optional: key, SceneSettings.shared)
    }

    public init(_ key: String) where Value == Double? {
        setting = StoredSetting(optional: key, SceneSettings.shared)
    }

    public init(_ key: String) where Value == String? {
        setting = StoredSetting(optional: key, SceneSettings.shared)
    }

    public init(_ key: String) where Value == Data? {
        setting = StoredSetting(optional: key, SceneSettings.shared)
    }

    public init(_ key: String) where Value == URL? {
        setting = StoredSetting(url: key, SceneSettings.shared)
    }
}

nonisolated extension SceneStorage {
    public init<R>(_ key: String)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        setting = StoredSetting(optionalRaw: key, SceneSettings.shared)
    }

    public init<R>(_ key: String)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        setting = StoredSetting(optionalRaw: key, SceneSettings.shared)
    }
}

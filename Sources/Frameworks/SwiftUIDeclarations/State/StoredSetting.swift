import Foundation

/// Reads and writes the value of a key in user defaults, for ``AppStorage`` and ``SceneStorage``.
struct StoredSetting<Value> {
    let read: () -> Value
    let write: (Value) -> Void

    init(_ key: String, _ defaults: UserDefaults, _ value: Value) {
        read = { defaults.object(forKey: key) as? Value ?? value }
        write = { defaults.set($0, forKey: key) }
    }

    /// Of a type that is stored as another; `decoded` returns nil for what is none of its values.
    init<Raw>(
        _ key: String, _ defaults: UserDefaults, _ value: Value, decoded: @escaping (Raw) -> Value?,
        encoded: @escaping (Value) -> Raw?
    ) {
        read = { (defaults.object(forKey: key) as? Raw).flatMap(decoded) ?? value }
        write = { value in
            if let raw = encoded(value) { defaults.set(raw, forKey: key) } else { defaults.removeObject(forKey: key) }
        }
    }
}

extension StoredSetting where Value: RawRepresentable {
    init(raw key: String, _ defaults: UserDefaults, _ value: Value) {
        self.init(key, defaults, value, decoded: Value.init(rawValue:), encoded: \.rawValue)
    }
}

extension StoredSetting where Value == URL {
    init(url key: String, _ defaults: UserDefaults, _ value: URL) {
        read = { defaults.url(forKey: key) ?? value }
        write = { defaults.set($0, forKey: key) }
    }
}

extension StoredSetting where Value == URL? {
    init(url key: String, _ defaults: UserDefaults) {
        read = { defaults.url(forKey: key) }
        write = { defaults.set($0, forKey: key) }
    }
}

extension StoredSetting {
    init<Wrapped>(optional key: String, _ defaults: UserDefaults) where Value == Wrapped? {
        self.init(key, defaults, nil, decoded: { (raw: Wrapped) in raw }, encoded: { $0 })
    }

    init<Wrapped>(optionalRaw key: String, _ defaults: UserDefaults)
    where Value == Wrapped?, Wrapped: RawRepresentable {
        self.init(key, defaults, nil, decoded: Wrapped.init(rawValue:), encoded: { $0?.rawValue })
    }
}

/// - Linux: works
///
/// A type of one's own that is stored as a value of another type.
public protocol CustomPersistable: RealmCollectionValue {
    /// The type that the store keeps.
    associatedtype PersistedType: RealmCollectionValue

    /// Called with the stored value each time that the property is read.
    init(persistedValue: PersistedType)

    /// Called each time that the property is set.
    var persistableValue: PersistedType { get }
}

/// - Linux: works
///
/// A type of one's own that is stored as a value of another type, not all of whose values stand for one.
public protocol FailableCustomPersistable: RealmCollectionValue {
    /// The type that the store keeps.
    associatedtype PersistedType: RealmCollectionValue

    /// Nil for a stored value that cannot be used: reading the property then ends the program.
    init?(persistedValue: PersistedType)

    /// Called each time that the property is set.
    var persistableValue: PersistedType { get }
}

extension CustomPersistable {
    public static var _rlmType: _RealmType { PersistedType._rlmType }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> Self {
        Self(persistedValue: PersistedType._rlmRead(cell, at: site))
    }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell { persistableValue._rlmCell(in: site) }

    public static func _rlmDefault() -> Self { Self(persistedValue: PersistedType._rlmDefault()) }

    public static func _rlmCoerce(_ value: Any) -> Self? {
        value as? Self ?? PersistedType._rlmCoerce(value).map { Self(persistedValue: $0) }
    }
}

extension FailableCustomPersistable {
    public static var _rlmType: _RealmType { PersistedType._rlmType }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> Self {
        let stored = PersistedType._rlmRead(cell, at: site)
        guard let value = Self(persistedValue: stored) else {
            fatalError("Could not convert persisted value '\(stored)' to \(Self.self).")
        }
        return value
    }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell { persistableValue._rlmCell(in: site) }

    public static func _rlmDefault() -> Self {
        guard let value = Self(persistedValue: PersistedType._rlmDefault()) else {
            fatalError("A property of the type \(Self.self) needs an initial value.")
        }
        return value
    }

    public static func _rlmCoerce(_ value: Any) -> Self? {
        value as? Self ?? PersistedType._rlmCoerce(value).flatMap { Self(persistedValue: $0) }
    }
}

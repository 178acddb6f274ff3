/// - Linux: works
///
/// An enumeration whose raw values are stored. Properties marked `@objc dynamic` may have it.
public protocol RealmEnum: RealmOptionalType, RawRepresentable where RawValue: RealmCollectionValue {}

/// - Linux: works
///
/// An enumeration whose raw values are stored. A property without initial value has the first case.
public protocol PersistableEnum: RealmEnum, CaseIterable, _PrimaryKey, _Indexable {}

extension RealmEnum {
    public static var _rlmType: _RealmType { RawValue._rlmType }

    /// A raw value that is none of the enumeration's, which another version of the program may have stored, raises an
    /// exception.
    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> Self {
        let raw = RawValue._rlmRead(cell, at: site)
        if let value = Self(rawValue: raw) { return value }
        RealmExceptions.raise("Invalid value '\(raw)' for enumeration '\(Self.self)'.")
        return _rlmDefault()
    }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell { rawValue._rlmCell(in: site) }

    public static func _rlmDefault() -> Self {
        if let first = (Self.self as? any CaseIterable.Type).flatMap({ firstCase($0) }) as? Self { return first }
        guard let value = Self(rawValue: RawValue._rlmDefault()) else {
            fatalError("A property of the enumeration \(Self.self) needs an initial value.")
        }
        return value
    }

    public static func _rlmCoerce(_ value: Any) -> Self? {
        value as? Self ?? RawValue._rlmCoerce(value).flatMap { Self(rawValue: $0) }
    }

    private static func firstCase<Cases: CaseIterable>(_ type: Cases.Type) -> Any? { type.allCases.first }
}

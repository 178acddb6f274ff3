import Foundation

extension UUID: RealmCollectionValue, _PrimaryKey, _Indexable {
    public static var _rlmType: _RealmType { _RealmType(type: .UUID) }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> UUID {
        if case .uuid(let value) = cell { return value }
        return zero
    }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell { .uuid(self) }

    /// A new identifier.
    public static func _rlmDefault() -> UUID { UUID() }

    public static func _rlmCoerce(_ value: Any) -> UUID? {
        value as? UUID ?? (value as? String).flatMap { UUID(uuidString: $0) }
    }

    static let zero = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}

extension ObjectId: RealmCollectionValue, _PrimaryKey, _Indexable {
    public static var _rlmType: _RealmType { _RealmType(type: .objectId) }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> Self {
        if case .objectId(let value) = cell { return unsafeDowncast(value, to: Self.self) }
        return unsafeDowncast(ObjectId(), to: Self.self)
    }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell { .objectId(self) }

    /// A new identifier.
    public static func _rlmDefault() -> Self { unsafeDowncast(generate(), to: Self.self) }

    public static func _rlmCoerce(_ value: Any) -> Self? {
        value as? Self ?? (value as? String).flatMap { try? Self(string: $0) }
    }
}

extension Decimal128: RealmCollectionValue, MinMaxType, AddableType {
    public static var _rlmType: _RealmType { _RealmType(type: .decimal128) }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> Decimal128 {
        if case .decimal(let value) = cell { return value }
        return Decimal128()
    }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell { .decimal(self) }

    public static func _rlmDefault() -> Decimal128 { Decimal128() }

    public static func _rlmCoerce(_ value: Any) -> Decimal128? {
        switch value {
        case let value as Decimal128: value
        case let value as Decimal: Decimal128(value)
        case let value as String: try? Decimal128(string: value)
        default: (value as? NSNumber).map { Decimal128(number: $0) }
        }
    }
}

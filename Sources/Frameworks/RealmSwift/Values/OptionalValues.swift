import Foundation

extension Optional: _Persistable where Wrapped: RealmCollectionValue {
    public static var _rlmType: _RealmType { Wrapped._rlmType.optional() }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> Wrapped? {
        switch cell {
        case .null: nil
        // What an object that is deleted has left behind in a frozen collection.
        case .link(let link) where site.core.row(link) == nil: nil
        default: Wrapped._rlmRead(cell, at: site)
        }
    }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell { self?._rlmCell(in: site) ?? .null }

    public static func _rlmDefault() -> Wrapped? { nil }

    public static func _rlmCoerce(_ value: Any) -> Wrapped?? {
        if value is NSNull { return .some(nil) }
        if let optional = value as? any OptionalContents {
            return optional.contents.map { _rlmCoerce($0) } ?? .some(nil)
        }
        return Wrapped._rlmCoerce(value).map { .some($0) }
    }
}

extension Optional: RealmCollectionValue where Wrapped: RealmCollectionValue {}
extension Optional: _PrimaryKey where Wrapped: _PrimaryKey {}
extension Optional: _Indexable where Wrapped: _Indexable {}
extension Optional: MinMaxType where Wrapped: MinMaxType {}
extension Optional: AddableType where Wrapped: AddableType {}

import Foundation

/// A field that reads and converts values of the store.
protocol StoredReading {
    func anyValue(in object: ObjectBase, _ property: PropertyInfo) -> Any?
    /// Returns a value of any type as the store has it; nil if the property cannot have it.
    func cell(ofAny value: Any, in site: _RealmSite) -> _RealmCell?
}

extension ValueBox: StoredReading {
    func anyValue(in object: ObjectBase, _ property: PropertyInfo) -> Any? {
        object.managed.flatMap { read(property, of: $0) }
    }

    func cell(ofAny value: Any, in site: _RealmSite) -> _RealmCell? {
        guard let type = Value.self as? any _Persistable.Type else { return nil }
        return StoredConversion.cell(of: value, as: type, in: site)
    }
}

enum StoredConversion {
    static func cell<Stored: _Persistable>(
        of value: Any, as type: Stored.Type, in site: _RealmSite
    ) -> _RealmCell? {
        Stored._rlmCoerce(value)?._rlmCell(in: site)
    }
}

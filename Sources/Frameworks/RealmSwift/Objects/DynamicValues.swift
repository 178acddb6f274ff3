import Foundation

/// Values of properties of which only the file says the type.
enum DynamicValues {
    static func value(_ site: _RealmSite, _ property: PropertyInfo) -> Any? {
        if property.type.shape == .single { return single(site.cell, site) }
        switch property.type.type {
        case .int: return collection(Int.self, site, property)
        case .bool: return collection(Bool.self, site, property)
        case .string: return collection(String.self, site, property)
        case .data: return collection(Data.self, site, property)
        case .date: return collection(Date.self, site, property)
        case .float: return collection(Float.self, site, property)
        case .double: return collection(Double.self, site, property)
        case .objectId: return collection(ObjectId.self, site, property)
        case .decimal128: return collection(Decimal128.self, site, property)
        case .UUID: return collection(UUID.self, site, property)
        case .any: return collection(AnyRealmValue.self, site, property)
        case .object, .linkingObjects: return collection(DynamicObject.self, site, property)
        }
    }

    private static func single(_ cell: _RealmCell, _ site: _RealmSite) -> Any? {
        if let link = cell.link { return site.core.accessor(of: link) }
        return cell.plainValue
    }

    private static func collection<Element: RealmCollectionValue>(
        _ type: Element.Type, _ site: _RealmSite, _ property: PropertyInfo
    ) -> Any? {
        switch property.type.shape {
        case .single, .linking: return nil
        case .list:
            return property.type.isOptional
                ? List<Element?>._rlmRead(.null, at: site) : List<Element>._rlmRead(.null, at: site)
        case .set: return MutableSet<Element>._rlmRead(.null, at: site)
        case .map: return Map<String, Element>._rlmRead(.null, at: site)
        }
    }

    // MARK: Setting

    static func set(_ value: Any?, _ site: _RealmSite, _ property: PropertyInfo) {
        let stored = property.stored
        guard property.type.shape != .single else {
            guard let cell = cell(of: value ?? NSNull(), stored.type, site) else {
                return PropertyText.raiseMismatch(
                    value ?? NSNull(), property, site.core.info(named: site.owner.className))
            }
            // Setting the new value of the primary key is what migrations are for.
            if property.isPrimary {
                site.core.edit {
                    $0.tables[site.owner.className]?.movePrimaryKey(from: site.cell, to: cell, of: site.owner.key)
                }
            }
            return site.set(cell)
        }
        let cells = elements(value).compactMap { cell(of: $0, stored.type, site) }
        site.set(property.type.shape == .set ? .set(CellSets.unique(cells)) : .list(cells))
    }

    private static func elements(_ value: Any?) -> [Any] {
        if let array = value as? [Any] { return array }
        return (value as? any Sequence).map { anyElements($0) } ?? []
    }

    private static func anyElements<Elements: Sequence>(_ elements: Elements) -> [Any] { elements.map { $0 } }

    /// Returns a value of any type as one of a type of properties.
    static func cell(of value: Any, _ type: PropertyType, _ site: _RealmSite) -> _RealmCell? {
        if value is NSNull { return .null }
        if let value = value as? any OptionalContents {
            return value.contents.map { cell(of: $0, type, site) } ?? .null
        }
        return switch type {
        case .int: Int64._rlmCoerce(value)?._rlmCell(in: nil)
        case .bool: Bool._rlmCoerce(value)?._rlmCell(in: nil)
        case .string: String._rlmCoerce(value)?._rlmCell(in: nil)
        case .data: Data._rlmCoerce(value)?._rlmCell(in: nil)
        case .date: Date._rlmCoerce(value)?._rlmCell(in: nil)
        case .float: Float._rlmCoerce(value)?._rlmCell(in: nil)
        case .double: Double._rlmCoerce(value)?._rlmCell(in: nil)
        case .objectId: ObjectId._rlmCoerce(value)?._rlmCell(in: nil)
        case .decimal128: Decimal128._rlmCoerce(value)?._rlmCell(in: nil)
        case .UUID: UUID._rlmCoerce(value)?._rlmCell(in: nil)
        case .any: AnyRealmValue._rlmCoerce(value)?._rlmCell(in: site)
        case .object, .linkingObjects: (value as? ObjectBase)?._rlmCell(in: site)
        }
    }
}

/// Tells optionals in values of any type apart.
protocol OptionalContents {
    var contents: Any? { get }
}

extension Optional: OptionalContents {
    var contents: Any? { map { $0 } }
}

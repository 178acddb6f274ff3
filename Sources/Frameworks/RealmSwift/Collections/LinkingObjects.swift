import Foundation

/// - Linux: works
///
/// The objects with a property that refers to an object.
public struct LinkingObjects<Element: ObjectBase>: RealmCollection {
    let part: LinkingField<Element>

    /// - Parameters:
    ///   - type: the class of the referring objects.
    ///   - propertyName: their property.
    public init(fromType type: Element.Type, property propertyName: String) {
        part = LinkingField(propertyName)
    }

    public init(_rlmQuery query: _RealmQuery) {
        part = LinkingField("")
        part.query = query
    }

    public var _rlmQuery: _RealmQuery { part.query ?? _RealmQuery(nil, .unmanaged { [] }) }

    /// An index out of bounds raises an exception.
    public subscript(position: Int) -> Element { _rlmQuery.element(position) }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.elementsEqual(rhs) }
}

extension LinkingObjects: PlainField {
    var field: any PlainPropertyField { part }
}

extension LinkingObjects: DescribedCollection {}

extension LinkingObjects: _Persistable {
    public static var _rlmType: _RealmType {
        _RealmType(type: .linkingObjects, shape: .linking, objectType: Element.self)
    }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> LinkingObjects<Element> {
        LinkingObjects(fromType: Element.self, property: "")
    }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell { .null }

    public static func _rlmDefault() -> LinkingObjects<Element> {
        LinkingObjects(fromType: Element.self, property: "")
    }

    public static func _rlmCoerce(_ value: Any) -> LinkingObjects<Element>? { value as? Self }
}

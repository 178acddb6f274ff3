import Foundation

/// The order of an entity's properties in the values of its objects. Inherited properties come first, so that they have
/// the same index in the entity that declares them.
final class EntityLayout {
    let properties: [NSPropertyDescription]
    let slots: [Slot]
    private let indexes: [String: Int]
    let attributeIndexes: [Int]
    let relationshipIndexes: [Int]

    /// What a slot of an object's values holds.
    struct Slot {
        enum Kind { case attribute, toOne, toMany, fetched }

        let name: String
        let kind: Kind
        let isTransient: Bool
        let isOrdered: Bool
        let attributeType: NSAttributeType
        unowned let property: NSPropertyDescription

        init(_ property: NSPropertyDescription) {
            name = property.name
            self.property = property
            isTransient = property.isTransient
            let relationship = property as? NSRelationshipDescription
            isOrdered = relationship?.isOrdered == true
            attributeType = (property as? NSAttributeDescription)?.attributeType ?? .undefinedAttributeType
            kind =
                relationship.map { $0.isToMany ? .toMany : .toOne }
                ?? (property is NSAttributeDescription ? .attribute : .fetched)
        }

        var relationship: NSRelationshipDescription? { property as? NSRelationshipDescription }
        var attribute: NSAttributeDescription? { property as? NSAttributeDescription }
    }

    init(_ entity: NSEntityDescription) {
        properties = (entity.parentEntity?.properties ?? []) + entity.ownProperties
        slots = properties.map(Slot.init)
        indexes = Dictionary(slots.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { _, last in last })
        attributeIndexes = slots.indices.filter { [slots] in slots[$0].kind == .attribute }
        relationshipIndexes = slots.indices.filter { [slots] in slots[$0].kind == .toOne || slots[$0].kind == .toMany }
    }

    func index(of name: String) -> Int? { indexes[name] }
}

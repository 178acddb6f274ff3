import Foundation

/// Which entities and properties of an older model those of a newer one come from.
struct ModelMapping {
    /// The new entities, by the names of the old ones.
    private(set) var destinations: [String: NSEntityDescription] = [:]
    /// The old entities, by the names of the new ones.
    private(set) var sources: [String: NSEntityDescription] = [:]

    /// Throws an error that names entity and property if the migration cannot be inferred.
    init(_ old: [NSEntityDescription], _ new: [NSEntityDescription]) throws {
        let oldNames = Dictionary(old.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
        for entity in new {
            guard let source = oldNames[entity.renamingIdentifier ?? ""] ?? oldNames[entity.name ?? ""] else {
                continue
            }
            if let other = destinations[source.name ?? ""] {
                throw ModelMapping.error(
                    "The entities \(other.name ?? "") and \(entity.name ?? "") both come from \(source.name ?? "").",
                    entity.name, nil)
            }
            destinations[source.name ?? ""] = entity
            sources[entity.name ?? ""] = source
        }
        for entity in new { try check(entity) }
    }

    /// Returns the property of the old entity that a new property comes from; nil for an added one.
    static func source(of property: NSPropertyDescription, in entity: NSEntityDescription) -> NSPropertyDescription? {
        let names = entity.propertiesByName
        return names[property.renamingIdentifier ?? ""] ?? names[property.name]
    }

    private func check(_ entity: NSEntityDescription) throws {
        guard let source = sources[entity.name ?? ""] else { return }
        for property in entity.properties where !property.isTransient {
            let old = ModelMapping.source(of: property, in: source).flatMap { $0.isTransient ? nil : $0 }
            if let attribute = property as? NSAttributeDescription {
                try check(attribute, old, entity)
            } else if let relationship = property as? NSRelationshipDescription {
                try check(relationship, old, entity)
            }
        }
    }

    private func check(
        _ attribute: NSAttributeDescription, _ old: NSPropertyDescription?, _ entity: NSEntityDescription
    ) throws {
        if let old {
            guard let old = old as? NSAttributeDescription else {
                throw ModelMapping.error("was a relationship and is an attribute", entity.name, attribute.name)
            }
            guard old.attributeType == attribute.attributeType else {
                throw ModelMapping.error(
                    "has another type than before; types of attributes cannot change in an inferred migration",
                    entity.name, attribute.name)
            }
        }
        let mayBeNil = old?.isOptional ?? true
        if !attribute.isOptional, attribute.defaultValue == nil, mayBeNil,
            !(attribute is NSDerivedAttributeDescription)
        {
            throw ModelMapping.error(
                "is mandatory and has no default value, so objects saved before would have none", entity.name,
                attribute.name)
        }
    }

    private func check(
        _ relationship: NSRelationshipDescription, _ old: NSPropertyDescription?, _ entity: NSEntityDescription
    ) throws {
        guard let old else {
            guard relationship.isOptional || relationship.isToMany && relationship.minCount == 0 else {
                throw ModelMapping.error("is a new mandatory relationship", entity.name, relationship.name)
            }
            return
        }
        guard let old = old as? NSRelationshipDescription else {
            throw ModelMapping.error("was an attribute and is a relationship", entity.name, relationship.name)
        }
        if old.isToMany, !relationship.isToMany {
            throw ModelMapping.error("was to-many and is to-one", entity.name, relationship.name)
        }
        let expected = destinations[old.destinationEntity?.name ?? ""]
        if let expected, let actual = relationship.destinationEntity,
            !expected.isKindOf(entity: actual), !actual.isKindOf(entity: expected)
        {
            throw ModelMapping.error("has another destination than before", entity.name, relationship.name)
        }
    }

    private static func error(_ text: String, _ entity: String?, _ property: String?) -> NSError {
        let subject = property.map { "\(entity ?? "").\($0) \(text)." } ?? text
        var userInfo: [String: Any] = ["entity": entity ?? ""]
        userInfo["property"] = property
        return CoreDataError.error(
            NSInferredMappingModelError, "The store cannot be migrated to the model: \(subject)", userInfo)
    }
}

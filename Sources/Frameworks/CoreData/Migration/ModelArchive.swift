import Foundation

/// Stores the entities of a model in a store, so that a later version can migrate it without the file of the model.
enum ModelArchive {
    private struct Entity: Codable {
        var name: String
        var parent: String?
        var isAbstract: Bool
        var attributes: [Attribute]
        var relationships: [Relationship]
    }

    private struct Attribute: Codable {
        var name: String
        var type: UInt
        var isOptional: Bool
        var isTransient: Bool
        var transformer: String?
    }

    private struct Relationship: Codable {
        var name: String
        var destination: String
        var inverse: String?
        var isToMany: Bool
        var isOrdered: Bool
        var isOptional: Bool
        var isTransient: Bool
    }

    static func archived(_ entities: [NSEntityDescription]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(
            entities.map { entity in
                Entity(
                    name: entity.name ?? "", parent: entity.parentEntity?.name, isAbstract: entity.isAbstract,
                    attributes: entity.ownProperties.compactMap { $0 as? NSAttributeDescription }.map {
                        Attribute(
                            name: $0.name, type: $0.attributeType.rawValue, isOptional: $0.isOptional,
                            isTransient: $0.isTransient, transformer: $0.valueTransformerName)
                    },
                    relationships: entity.ownProperties.compactMap { $0 as? NSRelationshipDescription }.map {
                        Relationship(
                            name: $0.name, destination: $0.destinationEntity?.name ?? "",
                            inverse: $0.inverseRelationship?.name, isToMany: $0.isToMany, isOrdered: $0.isOrdered,
                            isOptional: $0.isOptional, isTransient: $0.isTransient)
                    })
            })
    }

    /// Returns a model whose entities have what the store needs.
    static func model(from data: Data) throws -> NSManagedObjectModel {
        let records = try JSONDecoder().decode([Entity].self, from: data)
        let model = NSManagedObjectModel()
        model.entities = records.map { record in
            let entity = NSEntityDescription()
            entity.name = record.name
            entity.isAbstract = record.isAbstract
            entity.properties = record.attributes.map(attribute) + record.relationships.map(relationship)
            return entity
        }
        let names = model.entitiesByName
        for record in records {
            names[record.name]?.subentities = records.filter { $0.parent == record.name }.compactMap { names[$0.name] }
        }
        for record in records {
            for description in record.relationships {
                let relationship = names[record.name]?.relationshipsByName[description.name]
                relationship?.destinationEntity = names[description.destination]
                relationship?.inverseRelationship = description.inverse.flatMap {
                    names[description.destination]?.relationshipsByName[$0]
                }
            }
        }
        return model
    }

    private static func attribute(_ record: Attribute) -> NSPropertyDescription {
        let attribute = NSAttributeDescription()
        attribute.name = record.name
        attribute.attributeType = NSAttributeType(rawValue: record.type) ?? .undefinedAttributeType
        attribute.isOptional = record.isOptional
        attribute.isTransient = record.isTransient
        attribute.valueTransformerName = record.transformer
        return attribute
    }

    private static func relationship(_ record: Relationship) -> NSPropertyDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = record.name
        relationship.maxCount = record.isToMany ? 0 : 1
        relationship.isOrdered = record.isOrdered
        relationship.isOptional = record.isOptional
        relationship.isTransient = record.isTransient
        return relationship
    }
}

import Foundation
internal import FoundationXML

/// Reads the `contents` file of a model version into a model.
final class ModelFileParser: NSObject, XMLParserDelegate {
    private let model: NSManagedObjectModel
    private(set) var problem = "it is not the XML of a model"
    private var entities: [NSEntityDescription] = []
    private var parents: [String: String] = [:]
    private var inverses: [(relationship: NSRelationshipDescription, destination: String, inverse: String?)] = []
    private var fetches: [(request: NSFetchRequest<any NSFetchRequestResult>, entity: String)] = []
    private var indexes: [(index: NSFetchIndexDescription, entity: NSEntityDescription, elements: [IndexElement])] = []
    private var configurations: [(name: String, entities: [String])] = []
    private var templates: [(name: String, request: NSFetchRequest<any NSFetchRequestResult>)] = []
    private var properties: [NSPropertyDescription] = []
    private var constraint: [String]?
    private var elements: [String] = []
    private var isModel = false

    private struct IndexElement {
        let property: String
        let isAscending: Bool
        let isTree: Bool
    }

    init(_ model: NSManagedObjectModel) { self.model = model }

    func parse(_ data: Data) -> Bool {
        let parser = XMLParser(data: data)
        parser.delegate = self
        guard parser.parse(), isModel else {
            if let error = parser.parserError { problem = "\(error)" }
            return false
        }
        connect()
        return true
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes values: [String: String] = [:]
    ) {
        elements.append(elementName)
        switch elementName {
        case "model":
            isModel = true
            if let identifier = values["userDefinedModelVersionIdentifier"], !identifier.isEmpty {
                model.versionIdentifiers = [identifier]
            }
        case "entity": beginEntity(values)
        case "attribute": properties.append(ModelFileAttribute.attribute(values))
        case "relationship": addRelationship(values)
        case "fetchedProperty":
            let property = NSFetchedPropertyDescription()
            property.name = values["name"] ?? ""
            property.isOptional = values["optional"] == "YES"
            properties.append(property)
        case "fetchRequest": addFetchRequest(values)
        case "fetchIndex":
            guard let entity = entities.last else { return }
            indexes.append((NSFetchIndexDescription(name: values["name"] ?? "", elements: []), entity, []))
        case "fetchIndexElement":
            guard let property = values["property"], !indexes.isEmpty else { return }
            indexes[indexes.count - 1].elements.append(
                IndexElement(
                    property: property, isAscending: values["order"] != "descending", isTree: values["type"] == "RTree")
            )
        case "uniquenessConstraint": constraint = []
        case "constraint": constraint?.append(values["value"] ?? "")
        case "configuration": configurations.append((values["name"] ?? "", []))
        case "memberEntity":
            if !configurations.isEmpty {
                configurations[configurations.count - 1].entities.append(values["name"] ?? "")
            }
        case "entry": addUserInfo(values)
        default: break
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        elements.removeLast()
        switch elementName {
        case "entity" where elements.last == "model":
            entities.last?.properties = properties
            properties = []
        case "uniquenessConstraint":
            if let constraint, !constraint.isEmpty { entities.last?.uniquenessConstraints.append(constraint) }
            constraint = nil
        default: break
        }
    }

    private func beginEntity(_ values: [String: String]) {
        guard elements.dropLast().last == "model" else { return }
        let entity = NSEntityDescription()
        entity.name = values["name"]
        let className = values["representedClassName"] ?? ""
        entity.managedObjectClassName = className.isEmpty ? "NSManagedObject" : className
        entity.isAbstract = values["isAbstract"] == "YES"
        entity.renamingIdentifier = values["elementID"]
        entity.versionHashModifier = values["versionHashModifier"]
        if let parent = values["parentEntity"], !parent.isEmpty { parents[entity.name ?? ""] = parent }
        entities.append(entity)
    }

    private func addRelationship(_ values: [String: String]) {
        let relationship = NSRelationshipDescription()
        relationship.name = values["name"] ?? ""
        relationship.isOptional = values["optional"] == "YES"
        relationship.isTransient = values["transient"] == "YES"
        relationship.isOrdered = values["ordered"] == "YES"
        let isToMany = values["toMany"] == "YES"
        relationship.maxCount = isToMany ? values["maxCount"].flatMap { Int($0) } ?? 0 : 1
        relationship.minCount = values["minCount"].flatMap { Int($0) } ?? 0
        relationship.renamingIdentifier = values["elementID"]
        relationship.versionHashModifier = values["versionHashModifier"]
        relationship.deleteRule =
            switch values["deletionRule"] {
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            case "No Action": .noActionDeleteRule
            default: .nullifyDeleteRule
            }
        properties.append(relationship)
        inverses.append((relationship, values["destinationEntity"] ?? "", values["inverseName"]))
    }

    private func addFetchRequest(_ values: [String: String]) {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: values["entity"] ?? "")
        if let format = values["predicateString"], !format.isEmpty {
            request.predicate = NSPredicate(format: format, argumentArray: [])
        }
        if let limit = values["fetchLimit"].flatMap({ Int($0) }) { request.fetchLimit = limit }
        if let size = values["fetchBatchSize"].flatMap({ Int($0) }) { request.fetchBatchSize = size }
        if values["includeSubentities"] == "NO" { request.includesSubentities = false }
        if values["returnDistinctResults"] == "YES" { request.returnsDistinctResults = true }
        if let property = properties.last as? NSFetchedPropertyDescription,
            elements.dropLast().last == "fetchedProperty"
        {
            property.fetchRequest = request
        } else {
            templates.append((values["name"] ?? "", request))
        }
        fetches.append((request, values["entity"] ?? ""))
    }

    private func addUserInfo(_ values: [String: String]) {
        guard let key = values["key"] else { return }
        if let property = properties.last, ["attribute", "relationship"].contains(elements.dropLast(2).last) {
            property.userInfo?[key] = values["value"] ?? ""
        } else {
            entities.last?.userInfo?[key] = values["value"] ?? ""
        }
    }

    /// Connects what refers to other parts of the model by name.
    private func connect() {
        model.entities = entities
        let names = model.entitiesByName
        for entity in entities {
            entity.subentities = entities.filter { parents[$0.name ?? ""] == entity.name }
        }
        for (relationship, destination, inverse) in inverses {
            relationship.destinationEntity = names[destination]
            relationship.inverseRelationship = inverse.flatMap { names[destination]?.relationshipsByName[$0] }
        }
        for (request, entity) in fetches { request.entity = names[entity] }
        for (index, entity, elements) in indexes {
            index.elements = elements.compactMap { element in
                entity.propertiesByName[element.property].map {
                    let description = NSFetchIndexElementDescription(
                        property: $0, collationType: element.isTree ? .rTree : .binary)
                    description.isAscending = element.isAscending
                    return description
                }
            }
            entity.indexes.append(index)
        }
        for (name, request) in templates { model.setFetchRequestTemplate(request, forName: name) }
        for (name, members) in configurations {
            model.setEntities(members.compactMap { names[$0] }, forConfigurationName: name)
        }
    }
}

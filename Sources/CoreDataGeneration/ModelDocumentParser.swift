import Foundation
import FoundationXML

/// Reads the `contents` file of a model version.
final class ModelDocumentParser: NSObject, XMLParserDelegate {
    private var document = ModelDocument()
    private var elements: [String] = []
    private var isModel = false

    static func document(from data: Data) throws -> ModelDocument {
        let reader = ModelDocumentParser()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), reader.isModel else {
            throw GeneratorError(message: parser.parserError.map { "\($0)" } ?? "it is not the XML of a model")
        }
        return reader.document
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes values: [String: String] = [:]
    ) {
        let parent = elements.last
        elements.append(elementName)
        let last = document.entities.count - 1
        switch elementName {
        case "model": isModel = true
        case "entity" where parent == "model": document.entities.append(entity(values))
        case "attribute" where last >= 0:
            document.entities[last].attributes.append(
                ModelDocument.Attribute(
                    name: values["name"] ?? "", type: values["attributeType"] ?? "",
                    usesScalar: values["usesScalarValueType"] == "YES", customClassName: values["customClassName"]))
        case "relationship" where last >= 0:
            document.entities[last].relationships.append(
                ModelDocument.Relationship(
                    name: values["name"] ?? "", destination: values["destinationEntity"] ?? "",
                    isToMany: values["toMany"] == "YES", isOrdered: values["ordered"] == "YES"))
        case "fetchedProperty" where last >= 0:
            document.entities[last].fetchedProperties.append(
                ModelDocument.FetchedProperty(name: values["name"] ?? "", entity: ""))
        case "fetchRequest" where parent == "fetchedProperty" && last >= 0:
            let property = document.entities[last].fetchedProperties.count - 1
            if property >= 0 { document.entities[last].fetchedProperties[property].entity = values["entity"] ?? "" }
        default: break
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        elements.removeLast()
    }

    private func entity(_ values: [String: String]) -> ModelDocument.Entity {
        let written = values["representedClassName"] ?? ""
        let className = written.split(separator: ".").last.map(String.init) ?? "NSManagedObject"
        let generation = values["codeGenerationType"].flatMap(ModelDocument.CodeGeneration.init) ?? .none
        return ModelDocument.Entity(
            name: values["name"] ?? "", className: className, parent: values["parentEntity"],
            isAbstract: values["isAbstract"] == "YES",
            codeGeneration: className == "NSManagedObject" ? .none : generation)
    }
}

/// A model that cannot be read.
public struct GeneratorError: Error, CustomStringConvertible {
    let message: String

    public var description: String { message }
}

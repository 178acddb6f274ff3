import Foundation

/// Reads the attributes of model files.
enum ModelFileAttribute {
    static func attribute(_ values: [String: String]) -> NSAttributeDescription {
        let attribute: NSAttributeDescription
        if values["derived"] == "YES", let text = values["derivationExpression"] {
            let derived = NSDerivedAttributeDescription()
            derived.derivation = ExpressionTools.expression(text)
            attribute = derived
        } else {
            attribute = NSAttributeDescription()
        }
        attribute.name = values["name"] ?? ""
        attribute.attributeType = type(values["attributeType"] ?? "")
        attribute.isOptional = values["optional"] == "YES"
        attribute.isTransient = values["transient"] == "YES"
        attribute.isIndexed = values["indexed"] == "YES"
        attribute.renamingIdentifier = values["elementID"]
        attribute.versionHashModifier = values["versionHashModifier"]
        attribute.valueTransformerName = values["valueTransformerName"]
        if let name = values["customClassName"] { attribute.attributeValueClassName = name }
        attribute.allowsExternalBinaryDataStorage = values["allowsExternalBinaryDataStorage"] == "YES"
        attribute.defaultValue = defaultValue(values, attribute.attributeType)
        attribute.rules = rules(values, attribute.attributeType)
        return attribute
    }

    private static func type(_ name: String) -> NSAttributeType {
        switch name {
        case "Integer 16": .integer16AttributeType
        case "Integer 32": .integer32AttributeType
        case "Integer 64": .integer64AttributeType
        case "Decimal": .decimalAttributeType
        case "Double": .doubleAttributeType
        case "Float": .floatAttributeType
        case "String": .stringAttributeType
        case "Boolean": .booleanAttributeType
        case "Date": .dateAttributeType
        case "Binary": .binaryDataAttributeType
        case "UUID": .UUIDAttributeType
        case "URI": .URIAttributeType
        case "Transformable": .transformableAttributeType
        case "Object ID": .objectIDAttributeType
        default: .undefinedAttributeType
        }
    }

    private static func defaultValue(_ values: [String: String], _ type: NSAttributeType) -> Any? {
        if type == .dateAttributeType {
            return values["defaultDateTimeInterval"].flatMap(Double.init).map(
                Date.init(timeIntervalSinceReferenceDate:))
        }
        guard let text = values["defaultValueString"] else { return nil }
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return Int64(text).map { NSNumber(value: $0) }
        case .doubleAttributeType, .floatAttributeType: return Double(text).map { NSNumber(value: $0) }
        case .decimalAttributeType: return NSDecimalNumber(string: text)
        case .booleanAttributeType: return NSNumber(value: text == "YES" || text == "1" || text == "true")
        case .stringAttributeType: return text
        case .UUIDAttributeType: return UUID(uuidString: text)
        case .URIAttributeType: return URL(string: text)
        default: return nil
        }
    }

    private static func rules(_ values: [String: String], _ type: NSAttributeType) -> [ValidationRule] {
        var rules: [ValidationRule] = []
        if type == .stringAttributeType {
            if let limit = values["minValueString"].flatMap({ Int($0) }) { rules.append(.minimumLength(limit)) }
            if let limit = values["maxValueString"].flatMap({ Int($0) }) { rules.append(.maximumLength(limit)) }
            if let pattern = values["regularExpressionString"], !pattern.isEmpty { rules.append(.pattern(pattern)) }
        } else if type == .dateAttributeType {
            if let limit = date(values["minDateTimeInterval"]) { rules.append(.minimumDate(limit)) }
            if let limit = date(values["maxDateTimeInterval"]) { rules.append(.maximumDate(limit)) }
        } else {
            if let limit = values["minValueString"].flatMap(Double.init) { rules.append(.minimumNumber(limit)) }
            if let limit = values["maxValueString"].flatMap(Double.init) { rules.append(.maximumNumber(limit)) }
        }
        return rules
    }

    private static func date(_ text: String?) -> Date? {
        text.flatMap(Double.init).map(Date.init(timeIntervalSinceReferenceDate:))
    }
}

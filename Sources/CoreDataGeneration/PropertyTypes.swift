/// The Swift types that Xcode gives properties.
enum PropertyTypes {
    /// Attributes that are objects are optional, whatever the model says.
    static func type(of attribute: ModelDocument.Attribute) -> String {
        switch attribute.type {
        case "Integer 16": attribute.usesScalar ? "Int16" : "NSNumber?"
        case "Integer 32": attribute.usesScalar ? "Int32" : "NSNumber?"
        case "Integer 64": attribute.usesScalar ? "Int64" : "NSNumber?"
        case "Double": attribute.usesScalar ? "Double" : "NSNumber?"
        case "Float": attribute.usesScalar ? "Float" : "NSNumber?"
        case "Boolean": attribute.usesScalar ? "Bool" : "NSNumber?"
        case "Date": attribute.usesScalar ? "TimeInterval" : "Date?"
        case "Decimal": "NSDecimalNumber?"
        case "String": "String?"
        case "Binary": "Data?"
        case "UUID": "UUID?"
        case "URI": "URL?"
        case "Object ID": "NSManagedObjectID?"
        case "Transformable": "\(attribute.customClassName ?? "NSObject")?"
        default: "NSObject?"
        }
    }

    static func type(of relationship: ModelDocument.Relationship, in document: ModelDocument) -> String {
        guard relationship.isToMany else { return "\(document.className(ofEntity: relationship.destination))?" }
        return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
    }
}

/// Writes names as source code does.
enum SourceName {
    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil",
        "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    static func identifier(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}

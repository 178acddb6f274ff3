import SwiftSyntax

/// A type that the target declares, or a type of another module that the target extends.
final class TypeRecord {
    enum Kind {
        case `class`
        case actor
        case structure
        case enumeration
        case `protocol`
        /// The type is declared outside the target and is known from its extensions.
        case external
    }

    let kind: Kind
    /// The name of the type in its declaration.
    let name: String
    let outer: TypeRecord?
    /// Whether the type is declared in a function, so that code outside cannot name it.
    let isLocal: Bool
    /// Whether the type or an enclosing type has type parameters.
    let isGeneric: Bool
    let attributes: [AttributeRecord]
    let modifiers: Set<String>
    /// The file that declares the type. Nil for `external`.
    let path: String?
    /// The declaration of the class, struct, enum, actor or protocol. Nil for `external`.
    let declaration: DeclSyntax?
    /// The superclass and protocols as written: those of the declaration first, then those of extensions.
    var inherited: [String] = []
    /// The members: those of the body first, then those of extensions, file by file.
    var members: [MemberRecord] = []

    init(
        kind: Kind, name: String, outer: TypeRecord?, isLocal: Bool, isGeneric: Bool, attributes: [AttributeRecord],
        modifiers: Set<String>, path: String?, declaration: DeclSyntax?
    ) {
        self.kind = kind
        self.name = name
        self.outer = outer
        self.isLocal = isLocal
        self.isGeneric = isGeneric
        self.attributes = attributes
        self.modifiers = modifiers
        self.path = path
        self.declaration = declaration
    }

    /// Creates the record of a type of another module.
    convenience init(external name: String) {
        self.init(
            kind: .external, name: name, outer: nil, isLocal: false, isGeneric: false, attributes: [], modifiers: [],
            path: nil, declaration: nil)
    }

    /// The name of the type at file scope, `Outer.Inner`, or in the function that declares the outermost type.
    var qualifiedName: String { outer.map { "\($0.qualifiedName).\(name)" } ?? name }

    /// Whether other modules see the declaration, because of its own modifier or that of the extension around it.
    var isPublic: Bool {
        if !modifiers.isDisjoint(with: ["public", "open"]) { return true }
        let around = sequence(first: declaration.map { Syntax($0) }, next: { $0?.parent }).lazy
            .compactMap { $0?.as(ExtensionDeclSyntax.self) }.first
        return around.map { Modifiers.names($0.modifiers).contains("public") } ?? false
    }

    /// What the `where` clause of a protocol requires of its types: `UIView` of `where Self: UIView`.
    var requirementsOnSelf: [String] {
        (declaration?.as(ProtocolDeclSyntax.self)?.genericWhereClause?.requirements).map(Array.init)?
            .compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
            .filter { $0.leftType.trimmedDescription == "Self" }.map(\.rightType.trimmedDescription) ?? []
    }

    /// Whether only the file that declares the type can name it.
    var isOfOneFile: Bool {
        sequence(first: self, next: \.outer).contains { !$0.modifiers.isDisjoint(with: ["private", "fileprivate"]) }
    }

    func has(_ attributeName: String) -> Bool { attributes.contains { $0.name == attributeName } }
}

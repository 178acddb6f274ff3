import SwiftSyntax

/// A type that the target declares, or one of somebody else's that it extends.
final class TypeRecord {
    enum Kind {
        case `class`
        case actor
        case structure
        case enumeration
        case `protocol`
        /// Declared outside the target; known by its extensions.
        case external
    }

    let kind: Kind
    /// How the type is called where it is declared.
    let name: String
    let outer: TypeRecord?
    /// Declared in a function: nothing outside can name it.
    let isLocal: Bool
    /// It or a type around it has type parameters.
    let isGeneric: Bool
    let attributes: [AttributeRecord]
    let modifiers: Set<String>
    /// The file that declares it; nil for `external`.
    let path: String?
    /// Class, struct, enum, actor or protocol; nil for `external`.
    let declaration: DeclSyntax?
    /// Superclass and protocols, as written: those of the declaration first, then those of extensions.
    var inherited: [String] = []
    /// Those of the body first, then those of extensions, file by file.
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

    /// A type of another module.
    convenience init(external name: String) {
        self.init(
            kind: .external, name: name, outer: nil, isLocal: false, isGeneric: false, attributes: [], modifiers: [],
            path: nil, declaration: nil)
    }

    /// `Outer.Inner`: what the type is called at file scope, or in the function that declares the outermost one.
    var qualifiedName: String { outer.map { "\($0.qualifiedName).\(name)" } ?? name }

    func has(_ attributeName: String) -> Bool { attributes.contains { $0.name == attributeName } }
}

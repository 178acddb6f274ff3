internal import PlatformFacts
import SwiftSyntax

/// Collects the types that the files declare and extend. This is the first pass over the files.
final class TypeCollector: SyntaxVisitor {
    private let table: TypeTable
    private let aliases: [String: String]
    private var path = ""
    private var extensions: [(declaration: ExtensionDeclSyntax, name: String, path: String)] = []

    /// - Parameter aliases: the type aliases at file scope. An extension of an alias of a platform class extends the class.
    static func collect(from files: [ParsedFile], into table: TypeTable, aliases: [String: String]) {
        let collector = TypeCollector(table, aliases)
        for file in files {
            collector.path = file.source.path
            collector.walk(file.tree)
        }
        collector.visitExtensions()
    }

    private init(_ table: TypeTable, _ aliases: [String: String]) {
        self.table = table
        self.aliases = aliases.filter { PlatformClasses.isClass($0.value) }
        super.init(viewMode: .sourceAccurate)
    }

    /// Visits the extensions after all declarations, because an extension may precede its type or be in another file.
    /// Shorter names come first, because an extension may declare a type that another one extends.
    private func visitExtensions() {
        let depth = { (name: String) in name.split(separator: ".").count }
        for (declaration, name, path) in extensions.sorted(by: { depth($0.name) < depth($1.name) }) {
            self.path = path
            table.add(extensionOf: name, declaration, in: path)
            walk(declaration.memberBlock)
        }
    }

    private func open(
        _ kind: TypeRecord.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax, generic: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        var outer: TypeRecord?
        var isLocal = false
        switch table.place(of: node) {
        case .member(let type, _): outer = type
        case .function: isLocal = true
        case nil: break
        }
        let type = TypeRecord(
            kind: kind, name: node.name.text, outer: outer, isLocal: isLocal || outer?.isLocal == true,
            isGeneric: generic != nil || outer?.isGeneric == true,
            attributes: AttributeRecord.all(in: node.attributes), modifiers: Modifiers.names(node.modifiers),
            path: path, declaration: DeclSyntax(node))
        type.inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        table.add(type, declaredBy: node)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = TypeName.nominal(node.extendedType.trimmedDescription)
        extensions.append((node, aliases[name] ?? name, path))
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.class, node, generic: node.genericParameterClause)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.structure, node, generic: node.genericParameterClause)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.enumeration, node, generic: node.genericParameterClause)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.actor, node, generic: node.genericParameterClause)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.protocol, node, generic: nil)
    }
}

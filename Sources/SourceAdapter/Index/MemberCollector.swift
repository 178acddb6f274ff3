import SwiftSyntax

/// Collects the members of all types. This is the second pass over the files.
final class MemberCollector: SyntaxVisitor {
    private let table: TypeTable

    static func collect(from files: [ParsedFile], into table: TypeTable) {
        let collector = MemberCollector(table)
        for file in files { collector.walk(file.tree) }
    }

    private init(_ table: TypeTable) {
        self.table = table
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            .method, node.name.bareText, node.signature.parameterClause,
            type: node.signature.returnClause?.type.trimmedDescription, node.attributes, node.modifiers, of: node)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.initializer, "init", node.signature.parameterClause, type: nil, node.attributes, node.modifiers, of: node)
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            .subscript, "subscript", node.parameterClause, type: node.returnClause.type.trimmedDescription,
            node.attributes, node.modifiers, of: node)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let owner = owner(of: node) else { return .visitChildren }
        // In `var width, height: CGFloat` the type of the last variable is that of all.
        var type: String?
        for binding in node.bindings.reversed() {
            type = binding.typeAnnotation?.type.trimmedDescription ?? type
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            owner.type.members.append(
                MemberRecord(
                    owner: owner.type, kind: .property, baseName: name.bareText, parameters: [], type: type,
                    attributes: AttributeRecord.all(in: node.attributes), modifiers: Modifiers.names(node.modifiers),
                    isInExtension: owner.isExtension, isSettable: Self.isSettable(binding, in: node),
                    declaration: Syntax(binding)))
        }
        return .visitChildren
    }

    private func add(
        _ kind: MemberRecord.Kind, _ baseName: String, _ parameters: FunctionParameterClauseSyntax, type: String?,
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, of declaration: some DeclSyntaxProtocol
    ) {
        guard let owner = owner(of: declaration) else { return }
        owner.type.members.append(
            MemberRecord(
                owner: owner.type, kind: kind, baseName: baseName,
                parameters: parameters.parameters.map { Self.record($0, of: kind) },
                type: type, attributes: AttributeRecord.all(in: attributes), modifiers: Modifiers.names(modifiers),
                isInExtension: owner.isExtension, isSettable: false, declaration: Syntax(declaration)))
    }

    /// Returns the record of a parameter. Parameters of subscripts have labels only if two names are written.
    private static func record(_ parameter: FunctionParameterSyntax, of kind: MemberRecord.Kind) -> ParameterRecord {
        let isUnlabelled = kind == .subscript && parameter.secondName == nil
        return ParameterRecord(
            label: isUnlabelled ? "_" : parameter.firstName.text, type: parameter.type.trimmedDescription,
            hasDefault: parameter.defaultValue != nil)
    }

    private static func isSettable(_ binding: PatternBindingSyntax, in node: VariableDeclSyntax) -> Bool {
        if node.bindingSpecifier.tokenKind == .keyword(.let) { return false }
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        let kinds = Set(accessors.map(\.accessorSpecifier.text))
        return !kinds.isDisjoint(with: ["set", "didSet", "willSet", "_modify"])
    }

    private func owner(of declaration: some DeclSyntaxProtocol) -> (type: TypeRecord, isExtension: Bool)? {
        guard case .member(let type, let isExtension)? = table.place(of: declaration) else { return nil }
        return (type, isExtension)
    }
}

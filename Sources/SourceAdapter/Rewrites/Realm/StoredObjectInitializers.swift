import SwiftSyntax

/// Adapts the initializers of classes that RealmSwift stores.
///
/// * `init()` is required: the database makes objects of a class that it knows by its type alone. On Apple's systems
///   Objective-C's runtime does.
/// * Those that versions before 4 required and that applications never call, `init(realm:schema:)` and
///   `init(value:schema:)`, are removed.
/// * `super.init()` comes first: properties with a wrapper are set through their object. The initial values that the
///   properties have before are not observable.
struct StoredObjectInitializers: Rewrite {
    func rewrite(_ node: InitializerDeclSyntax, in file: FileAdaptation) {
        guard let type = file.enclosingType(of: node), file.target.isStoredObject(type),
            !(node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) ?? false)
        else { return }
        if isOfRuntime(node) {
            file.edits.discard(from: node, through: node)
            return
        }
        let modifiers = Modifiers.names(node.modifiers)
        if node.signature.parameterClause.parameters.isEmpty, !modifiers.contains("required") {
            makeRequired(node, in: file)
        }
        if !modifiers.contains("convenience"), hasDynamicProperties(type, in: file), hasInitialValues(type) {
            callSuperFirst(node, in: file)
        }
    }

    private func isOfRuntime(_ node: InitializerDeclSyntax) -> Bool {
        node.signature.parameterClause.parameters.contains {
            ["RLMRealm", "RLMSchema", "RLMObjectSchema"].contains($0.type.trimmedDescription)
        }
    }

    /// An override of a required initializer is required, and not written as an override.
    private func makeRequired(_ node: InitializerDeclSyntax, in file: FileAdaptation) {
        if let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) {
            file.edits.replace(override, with: "required")
        } else {
            file.edits.insert("required ", before: node.modifiers.first.map(Syntax.init) ?? Syntax(node.initKeyword))
        }
    }

    private func callSuperFirst(_ node: InitializerDeclSyntax, in file: FileAdaptation) {
        guard let body = node.body, let first = body.statements.first else { return }
        let calls = Array(body.statements).filter { isInitializerCall($0, of: .keyword(.super)) }
        guard calls.first?.id != first.id, calls.count < 2,
            !body.statements.contains(where: { isInitializerCall($0, of: .keyword(.self)) })
        else { return }
        if let call = calls.first {
            guard call.trimmedDescription == "super.init()" else { return }
            file.edits.replace(call, with: "()")
        }
        file.edits.insert(" super.init();", after: body.leftBrace)
    }

    private func isInitializerCall(_ statement: CodeBlockItemSyntax, of keyword: TokenKind) -> Bool {
        var expression = statement.item.as(ExprSyntax.self)
        if let tried = expression?.as(TryExprSyntax.self) { expression = tried.expression }
        guard
            let member = expression?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.tokenKind == .keyword(.`init`)
        else { return false }
        return member.base?.firstToken(viewMode: .sourceAccurate)?.tokenKind == keyword
    }

    private func hasDynamicProperties(_ type: TypeRecord, in file: FileAdaptation) -> Bool {
        file.target.ancestry(of: type).contains { $0.members.contains { $0.kind == .property && isDynamic($0) } }
    }

    private func isDynamic(_ member: MemberRecord) -> Bool {
        let declaration = sequence(first: member.declaration, next: \.parent).lazy
            .compactMap { $0.as(VariableDeclSyntax.self) }.first
        return declaration.map(StoredProperties.isStored) ?? false
    }

    /// Whether all properties of the class have values before an initializer runs.
    private func hasInitialValues(_ type: TypeRecord) -> Bool {
        type.members.allSatisfy { member in
            guard member.kind == .property, !member.isStatic, !member.isInExtension,
                let binding = member.declaration.as(PatternBindingSyntax.self), binding.initializer == nil,
                binding.accessorBlock == nil
            else { return true }
            let isLet = binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
            // Properties with other wrappers have their defaults.
            return !isLet && (member.type.map(TypeName.isOptional) ?? false)
                || !member.attributes.isEmpty && !isDynamic(member)
        }
    }
}

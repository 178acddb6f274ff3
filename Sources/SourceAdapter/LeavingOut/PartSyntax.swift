import SwiftSyntax

extension CodeBlockItemSyntax {
    /// Whether the item is a call that a left-out part was replaced by.
    var isReportOfLeftOutPart: Bool { trimmedDescription.hasPrefix(PartRemoval.report) }

    /// Whether the item stands in no declaration, perhaps under a condition.
    var isAtFileScope: Bool {
        var owner = parent?.parent
        while let clause = owner?.as(IfConfigClauseSyntax.self) {
            owner = clause.parent?.parent?.parent?.parent?.parent
        }
        return owner?.is(SourceFileSyntax.self) == true
    }
}

extension ClosureExprSyntax {
    /// Whether the closure is called at once to give a variable its value.
    var isInitialValue: Bool {
        parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id
    }
}

extension FunctionCallExprSyntax {
    /// Whether the call is `self.init(…)` or `super.init(…)`.
    var isInitializerOfSelfOrSuper: Bool {
        guard let access = calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.tokenKind == .keyword(.`init`)
        else { return false }
        return access.base?.is(SuperExprSyntax.self) == true || access.base?.trimmedDescription == "self"
    }
}

extension Syntax {
    /// Whether the node declares a type.
    var isType: Bool { asProtocol((any DeclGroupSyntax).self) != nil && !self.is(ExtensionDeclSyntax.self) }

    /// Whether the node is a name that stands alone, and is no member of something.
    var isPlainReference: Bool {
        guard let reference = self.as(DeclReferenceExprSyntax.self) else { return false }
        return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
    }

    /// The type of the property or subscript that accessors belong to, as written.
    var typeOfAccessors: TypeSyntax? {
        for node in sequence(first: self, next: \.parent) {
            if let binding = node.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
            if let subscripting = node.as(SubscriptDeclSyntax.self) { return subscripting.returnClause.type }
        }
        return nil
    }

    /// The name of the declaration that the node is, or is in.
    var nameOfDeclaration: String {
        for node in sequence(first: self, next: \.parent) {
            if node.is(InitializerDeclSyntax.self) { return "init" }
            if node.is(DeinitializerDeclSyntax.self) { return "deinit" }
            if let named = node.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
            if let element = node.as(EnumCaseElementSyntax.self) { return element.name.text }
            if let variable = node.as(VariableDeclSyntax.self) {
                return variable.bindings.first?.pattern.trimmedDescription ?? ""
            }
            if let group = node.as(ExtensionDeclSyntax.self) { return group.extendedType.trimmedDescription }
            if let module = node.as(ImportDeclSyntax.self) { return module.path.trimmedDescription }
        }
        return ""
    }
}

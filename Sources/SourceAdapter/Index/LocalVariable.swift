import SwiftSyntax

/// A parameter or local variable, as far as its declaration describes it.
struct LocalVariable {
    /// The type as it is written; nil if none is.
    let type: String?
    /// The value that it is created with. Nil if a type is written, and for parameters and parts of patterns.
    let value: ExprSyntax?
    /// Whether `if let` or `guard let` binds it: the value is an optional then.
    let isUnwrapped: Bool
    /// The collection whose elements the variable of a loop takes; nil for all others.
    let collection: ExprSyntax?

    private init(
        type: TypeSyntax? = nil, value: ExprSyntax? = nil, isUnwrapped: Bool = false, in collection: ExprSyntax? = nil
    ) {
        self.isUnwrapped = isUnwrapped
        self.collection = collection
        self.type = type?.trimmedDescription
        self.value = type == nil ? value : nil
    }

    /// Returns the parameter or local variable that `name` means at `node`. Nil if it means a member, or something at
    /// file scope that is declared further down.
    static func named(_ name: String, seenFrom node: some SyntaxProtocol) -> LocalVariable? {
        var inner = Syntax(node)
        while let scope = inner.parent {
            if scope.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
            if let found = declared(name, by: scope, around: inner) { return found }
            inner = scope
        }
        return nil
    }

    /// Returns what a scope declares before its part `inner`, or for it.
    private static func declared(_ name: String, by scope: Syntax, around inner: Syntax) -> LocalVariable? {
        if let items = scope.as(CodeBlockItemListSyntax.self) {
            return items.reversed().lazy.filter { $0.position < inner.position }
                .compactMap { declared(name, by: $0) }.first
        }
        if let conditions = scope.as(ConditionElementListSyntax.self) {
            return bound(name, by: conditions, before: inner)
        }
        if let statement = scope.as(IfExprSyntax.self), statement.body.id == inner.id {
            return bound(name, by: statement.conditions, before: inner)
        }
        if let statement = scope.as(WhileStmtSyntax.self), statement.body.id == inner.id {
            return bound(name, by: statement.conditions, before: inner)
        }
        return ofStatement(name, scope, around: inner) ?? parameter(name, of: scope, around: inner)
    }

    private static func declared(_ name: String, by item: CodeBlockItemSyntax) -> LocalVariable? {
        if let statement = item.item.as(GuardStmtSyntax.self) {
            return bound(name, by: statement.conditions, before: Syntax(statement.body))
        }
        guard let bindings = item.item.as(VariableDeclSyntax.self)?.bindings,
            let binding = bindings.first(where: { declares(name, $0.pattern) })
        else { return nil }
        guard binding.pattern.is(IdentifierPatternSyntax.self) else { return LocalVariable() }
        return LocalVariable(type: binding.typeAnnotation?.type, value: binding.initializer?.value)
    }

    /// Returns what the conditions of `if`, `while` or `guard` declare.
    private static func bound(
        _ name: String, by conditions: ConditionElementListSyntax, before inner: Syntax
    ) -> LocalVariable? {
        conditions.reversed().lazy.filter { $0.position < inner.position }.compactMap { element in
            if let match = element.condition.as(MatchingPatternConditionSyntax.self) {
                return declares(name, match.pattern) ? LocalVariable() : nil
            }
            guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
                declares(name, binding.pattern)
            else { return nil }
            if let value = binding.initializer?.value {
                return LocalVariable(type: binding.typeAnnotation?.type, value: value, isUnwrapped: true)
            }
            // In `if let name` the value is what `name` means outside.
            return named(name, seenFrom: binding)
        }.first
    }

    /// Returns the variable that the pattern of an enum's case binds alone, `case .cell(let name)`, with the name of the
    /// case; nil for other patterns.
    static func caseName(binding name: String, seenFrom node: some SyntaxProtocol) -> String? {
        for scope in sequence(first: Syntax(node), next: \.parent) {
            if scope.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
            guard let branch = scope.as(SwitchCaseSyntax.self), declares(name, branch.label) else { continue }
            let token = branch.label.tokens(viewMode: .sourceAccurate).first {
                $0.text == name && $0.parent?.is(IdentifierPatternSyntax.self) == true
            }
            let call = sequence(first: token.map { Syntax($0) }, next: { $0?.parent }).first {
                $0?.is(FunctionCallExprSyntax.self) == true
            }
            guard let call = call??.as(FunctionCallExprSyntax.self), call.arguments.count == 1 else { return nil }
            return call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        }
        return nil
    }

    /// Returns what loops, cases and `catch` declare for their bodies.
    private static func ofStatement(_ name: String, _ scope: Syntax, around inner: Syntax) -> LocalVariable? {
        if let loop = scope.as(ForStmtSyntax.self), inner.id != loop.sequence.id, declares(name, loop.pattern) {
            let isWhole = loop.pattern.is(IdentifierPatternSyntax.self) && loop.typeAnnotation == nil
            return LocalVariable(type: loop.typeAnnotation?.type, in: isWhole ? loop.sequence : nil)
        }
        if let branch = scope.as(SwitchCaseSyntax.self), declares(name, branch.label) { return LocalVariable() }
        if let clause = scope.as(CatchClauseSyntax.self), inner.id == clause.body.id {
            let isImplicit = clause.catchItems.isEmpty && name == "error"
            return isImplicit || declares(name, clause.catchItems) ? LocalVariable() : nil
        }
        return nil
    }

    /// Returns the parameter of a function or closure, or the variable that a closure captures under another name.
    private static func parameter(_ name: String, of scope: Syntax, around inner: Syntax) -> LocalVariable? {
        if let closure = scope.as(ClosureExprSyntax.self) {
            guard let signature = closure.signature, inner.id != signature.id else { return nil }
            return parameter(name, of: signature)
        }
        let clause =
            scope.as(FunctionDeclSyntax.self)?.signature.parameterClause
            ?? scope.as(InitializerDeclSyntax.self)?.signature.parameterClause
            ?? scope.as(SubscriptDeclSyntax.self)?.parameterClause
        return clause?.parameters.first { ($0.secondName ?? $0.firstName).text == name }
            .map { LocalVariable(type: $0.type) }
    }

    private static func parameter(_ name: String, of signature: ClosureSignatureSyntax) -> LocalVariable? {
        switch signature.parameterClause {
        case .simpleInput(let names)? where names.contains { $0.name.text == name }: return LocalVariable()
        case .parameterClause(let clause)?:
            if let parameter = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
                return LocalVariable(type: parameter.type)
            }
        default: break
        }
        return signature.capture?.items.first { $0.name.text == name }?.initializer
            .map { LocalVariable(value: $0.value) }
    }

    /// Returns whether a pattern declares a variable of this name.
    private static func declares(_ name: String, _ pattern: some SyntaxProtocol) -> Bool {
        pattern.tokens(viewMode: .sourceAccurate).contains {
            $0.text == name && $0.parent?.is(IdentifierPatternSyntax.self) == true
        }
    }
}

import SwiftSyntax

/// Finds the values that local variables and constants are created with, also those of `if let` and `guard let`.
enum LocalBindings {
    /// Returns the initial value of the local variable that `name` means at `node`. Nil if `name` is that of a
    /// parameter or of a member, or if the variable is declared without a value.
    static func value(of name: String, seenFrom node: some SyntaxProtocol) -> ExprSyntax? {
        var inner = Syntax(node)
        while let scope = inner.parent {
            if scope.asProtocol((any DeclGroupSyntax).self) != nil || declaresParameter(name, scope) { return nil }
            if let binding = binding(of: name, in: scope, before: inner) { return value(of: binding, name) }
            inner = scope
        }
        return nil
    }

    /// A binding with its initial value; nil for `if let name`, whose value is a variable of the same name.
    private struct Binding {
        let node: Syntax
        let value: ExprSyntax?
        let isCondition: Bool
    }

    private static func value(of binding: Binding, _ name: String) -> ExprSyntax? {
        binding.value ?? (binding.isCondition ? value(of: name, seenFrom: binding.node) : nil)
    }

    private static func binding(of name: String, in scope: Syntax, before inner: Syntax) -> Binding? {
        if let items = scope.as(CodeBlockItemListSyntax.self) {
            return items.reversed().lazy.filter { $0.position < inner.position }
                .compactMap { binding(of: name, in: $0) }.first
        }
        if let conditions = scope.as(ConditionElementListSyntax.self) {
            return binding(of: name, in: conditions, before: inner)
        }
        if let statement = scope.as(IfExprSyntax.self), statement.body.id == inner.id {
            return binding(of: name, in: statement.conditions, before: inner)
        }
        if let statement = scope.as(WhileStmtSyntax.self), statement.body.id == inner.id {
            return binding(of: name, in: statement.conditions, before: inner)
        }
        return nil
    }

    private static func binding(of name: String, in item: CodeBlockItemSyntax) -> Binding? {
        if let statement = item.item.as(GuardStmtSyntax.self) {
            return binding(of: name, in: statement.conditions, before: Syntax(statement.body))
        }
        return item.item.as(VariableDeclSyntax.self)?.bindings.first { $0.pattern.trimmedDescription == name }
            .map { Binding(node: Syntax($0), value: $0.initializer?.value, isCondition: false) }
    }

    private static func binding(
        of name: String, in conditions: ConditionElementListSyntax, before inner: Syntax
    ) -> Binding? {
        conditions.reversed().lazy.filter { $0.position < inner.position }
            .compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
            .first { $0.pattern.trimmedDescription == name }
            .map { Binding(node: Syntax($0), value: $0.initializer?.value, isCondition: true) }
    }

    private static func declaresParameter(_ name: String, _ scope: Syntax) -> Bool {
        if let function = scope.as(FunctionDeclSyntax.self) {
            return function.signature.parameterClause.parameters.contains {
                ($0.secondName ?? $0.firstName).text == name
            }
        }
        if let initializer = scope.as(InitializerDeclSyntax.self) {
            return initializer.signature.parameterClause.parameters
                .contains { ($0.secondName ?? $0.firstName).text == name }
        }
        switch scope.as(ClosureExprSyntax.self)?.signature?.parameterClause {
        case .simpleInput(let names)?: return names.contains { $0.name.text == name }
        case .parameterClause(let clause)?:
            return clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
        case nil: return false
        }
    }
}

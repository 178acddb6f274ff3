import SwiftSyntax

/// Finds imports under `#if canImport(Module)` of modules that are not there, in files that need the module all the
/// same: the condition is around the import, and what uses it is outside.
struct ConditionalImports {
    let tree: SourceFileSyntax
    /// Whether a module can be imported.
    let have: (String) -> Bool
    /// The modules of the project.
    let modules: Set<String>

    /// The imports of modules that the file needs.
    var needed: [(module: String, node: ImportDeclSyntax)] {
        conditions(in: tree.statements).compactMap { condition in
            guard let module = missingModule(of: condition), let node = imports(of: condition.clauses.first)?.first,
                isUsedOutside(module)
            else { return nil }
            return (module, node)
        }
    }

    private func conditions(in statements: CodeBlockItemListSyntax) -> [IfConfigDeclSyntax] {
        statements.compactMap { $0.item.as(IfConfigDeclSyntax.self) }
    }

    /// Returns the module that the condition asks for, if it is missing, and no other clause replaces it by a module that
    /// is there or by types of its own.
    private func missingModule(of condition: IfConfigDeclSyntax) -> String? {
        guard let module = condition.clauses.first.flatMap(askedModule), !have(module),
            !LinuxModules.isOfOtherSystem(module), !isPartOfProject(module)
        else { return nil }
        let hasReplacement = condition.clauses.dropFirst().contains { clause in
            guard clause.condition == nil || askedModule(by: clause).map(have) != false else { return false }
            guard case .statements(let statements)? = clause.elements else { return false }
            return statements.contains { !$0.item.is(VariableDeclSyntax.self) }
        }
        return hasReplacement ? nil : module
    }

    /// Returns whether a module is likely to be a part of one of the project's modules, as `ListsCore` is of `Lists`: some
    /// libraries are a single module in Xcode, and several for SwiftPM.
    private func isPartOfProject(_ module: String) -> Bool {
        !LinuxModules.isApples(module) && modules.contains { module.hasPrefix($0) }
    }

    /// Returns the module of a condition that is `canImport(Module)` and nothing else.
    private func askedModule(by clause: IfConfigClauseSyntax) -> String? {
        guard let call = clause.condition?.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "canImport", call.arguments.count == 1
        else { return nil }
        return call.arguments.first?.expression.trimmedDescription
    }

    /// Returns the imports of a clause; nil if it has other declarations.
    private func imports(of clause: IfConfigClauseSyntax?) -> [ImportDeclSyntax]? {
        guard case .statements(let statements)? = clause?.elements else { return [] }
        let imports = statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        return imports.count == statements.count ? imports : nil
    }

    /// Returns whether names of the module are used outside of its conditions. If these names are not known, they are
    /// used unless there is a condition around other code too.
    private func isUsedOutside(_ module: String) -> Bool {
        if let framework = AppleFramework.named(module) {
            return tree.tokens(viewMode: .sourceAccurate).contains { token in
                guard case .identifier(let name) = token.tokenKind, framework.isLikelyToDeclare(name) else {
                    return false
                }
                return !Self.isUnderCondition(token, on: module) && !Previews.contain(token)
            }
        }
        return !tree.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.tokenKind == .poundIf || token.tokenKind == .poundElseif,
                let clause = token.parent?.as(IfConfigClauseSyntax.self), Self.asks(for: module, Syntax(clause))
            else { return false }
            return imports(of: clause) == nil
        }
    }

    /// Returns whether a token is in code whose condition names a module.
    static func isUnderCondition(_ token: TokenSyntax, on module: String) -> Bool {
        sequence(first: Syntax(token), next: \.parent).contains { asks(for: module, $0) }
    }

    private static func asks(for module: String, _ node: Syntax) -> Bool {
        guard let condition = node.as(IfConfigClauseSyntax.self)?.condition else { return false }
        return condition.tokens(viewMode: .sourceAccurate).contains { $0.text == module }
    }
}

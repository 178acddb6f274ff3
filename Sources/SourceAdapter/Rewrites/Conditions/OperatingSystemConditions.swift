import SwiftSyntax

/// Makes `#if os(iOS)` and `!os(Linux)` true, because the target is the code for iOS: what libraries leave out on Linux
/// is what needs UIKit. `os(Linux)` alone stays true, for source that knows of Trestle. Among other systems that are not
/// Apple's, as in `os(Linux) || os(Windows)`, it becomes false if the code for Apple's systems is the other branch. So it
/// does where Linux has no code and the others have, where other files have the same for Apple's systems, and where a
/// type stands in for one of XCUIAutomation.
/// `canImport(UIKit)` becomes true too; the compiler may evaluate it to false while UIKit is still being built.
struct OperatingSystemConditions: Rewrite {
    private static let replacements = [
        "os(iOS)": "(os(iOS) || os(Linux))", "canImport(UIKit)": "true", "canImport(QuartzCore)": "true",
        "canImport(CoreGraphics)": "true",
    ]

    func rewrite(_ node: IfConfigClauseSyntax, in file: FileAdaptation) {
        for (part, text) in Self.replacements(in: node, of: file.target) { file.edits.replace(part, with: text) }
    }

    /// Returns the parts of the condition that change, and their new texts.
    static func replacements(in clause: IfConfigClauseSyntax, of target: TargetIndex) -> [(Syntax, String)] {
        guard let condition = clause.condition else { return [] }
        return calls(in: Syntax(condition)).compactMap { call in
            if call.trimmedDescription == "os(Linux)" {
                if let negation = call.parent?.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
                    return (Syntax(negation), "true")
                }
                let isFalse =
                    isOneOfOtherSystems(call, in: clause) || isOnlyEmpty(clause)
                    || isOnlyClause(clause) && target.forAppleSystems.contain(oneOf: clause)
                    || !InterfaceTestStandIns.names(in: clause).isEmpty
                return isFalse ? (Syntax(call), "false") : nil
            }
            let replacement = replacements[call.trimmedDescription] ?? renamedImport(call)
            return replacement.map { (Syntax(call), $0) }
        }
    }

    /// Returns whether a condition asks for Linux or another system that is not Apple's, and Apple's systems have another
    /// branch: the condition is negated, or there is `#else`.
    private static func isOneOfOtherSystems(_ call: FunctionCallExprSyntax, in clause: IfConfigClauseSyntax) -> Bool {
        let others: Set = ["os(Windows)", "os(Android)", "os(FreeBSD)", "os(OpenBSD)", "os(WASI)"]
        guard let condition = clause.condition,
            calls(in: Syntax(condition)).contains(where: { others.contains($0.trimmedDescription) })
        else { return false }
        let isNegated = sequence(first: Syntax(call), next: \.parent).prefix { $0.id != clause.id }.contains {
            $0.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
        }
        let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
        return isNegated || clauses?.last?.poundKeyword.tokenKind == .poundElse
    }

    /// Returns whether a clause has no code, and a later one has.
    private static func isOnlyEmpty(_ clause: IfConfigClauseSyntax) -> Bool {
        let isEmpty = { (clause: IfConfigClauseSyntax) in
            clause.elements.map { $0.tokens(viewMode: .sourceAccurate).first { _ in true } == nil } ?? true
        }
        let clauses = clause.parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? []
        return isEmpty(clause) && clauses.contains { $0.position > clause.position && !isEmpty($0) }
    }

    private static func isOnlyClause(_ clause: IfConfigClauseSyntax) -> Bool {
        clause.parent?.as(IfConfigClauseListSyntax.self)?.count == 1
    }

    /// Returns "true" for `canImport` of a module that Trestle has under another name, but for those that conditions shall
    /// not find (``LinuxModules/isAbsentForConditions(_:)``).
    private static func renamedImport(_ call: FunctionCallExprSyntax) -> String? {
        guard call.calledExpression.trimmedDescription == "canImport", call.arguments.count == 1,
            let module = call.arguments.first?.expression.trimmedDescription,
            LinuxModules.replacements[module] != nil, !LinuxModules.isAbsentForConditions(module)
        else { return nil }
        return "true"
    }

    private static func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
        if let call = node.as(FunctionCallExprSyntax.self) { return [call] }
        return node.children(viewMode: .sourceAccurate).flatMap(calls)
    }
}

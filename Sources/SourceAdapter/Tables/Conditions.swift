import SwiftSyntax

/// Finds the `#if` conditions around a declaration.
enum Conditions {
    /// Returns the conditions in the wording of the adapted source, outermost first. The declaration may stand in any file
    /// of the target that `file` belongs to.
    static func around(_ node: some SyntaxProtocol, in file: FileAdaptation) -> [String] {
        sequence(first: Syntax(node), next: \.parent).compactMap { $0.as(IfConfigClauseSyntax.self) }
            .map { condition(of: $0, in: file) }.reversed()
    }

    /// Returns the whole condition of a clause, including that no earlier clause holds.
    private static func condition(of clause: IfConfigClauseSyntax, in file: FileAdaptation) -> String {
        guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return "true" }
        let before = clauses.prefix { $0.id != clause.id }
        let texts = before.compactMap { text(of: $0, in: file) }
        let own = text(of: clause, in: file).map { ["(\($0))"] } ?? []
        return (texts.map { "!(\($0))" } + own).joined(separator: " && ")
    }

    /// Returns what the condition of a clause becomes; nil for `#else`.
    private static func text(of clause: IfConfigClauseSyntax, in file: FileAdaptation) -> String? {
        guard let condition = clause.condition else { return nil }
        let changes =
            OperatingSystemConditions.replacements(in: clause, of: file.target)
            + PackageConditions.replacements(in: clause, of: file)
        var edits = EditList()
        for (node, text) in changes { edits.replace(node, with: text) }
        return Emitter.text(of: condition, by: edits)
    }
}

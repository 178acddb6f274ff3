import SwiftSyntax

/// Finds the `#if` conditions around a declaration.
enum Conditions {
    /// Returns the conditions in the wording of the adapted file, outermost first.
    static func around(_ node: some SyntaxProtocol, in file: FileAdaptation) -> [String] {
        sequence(first: Syntax(node), next: \.parent).compactMap { $0.as(IfConfigClauseSyntax.self) }
            .map { condition(of: $0, in: file) }.reversed()
    }

    /// Returns the whole condition of a clause, including that no earlier clause holds.
    private static func condition(of clause: IfConfigClauseSyntax, in file: FileAdaptation) -> String {
        guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return "true" }
        let before = clauses.prefix { $0.id != clause.id }.compactMap(\.condition).map {
            "!(\(file.adaptedText(of: $0)))"
        }
        let own = clause.condition.map { ["(\(file.adaptedText(of: $0)))"] } ?? []
        return (before + own).joined(separator: " && ")
    }
}

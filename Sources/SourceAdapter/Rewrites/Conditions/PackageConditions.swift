import SwiftSyntax

/// Makes `#if SWIFT_PACKAGE` false in source that Xcode builds on iOS: SwiftPM sets it for all source on Linux. It stays
/// true for types that the target declares nowhere else, which stand in a package for classes in Objective-C.
struct PackageConditions: Rewrite {
    func rewrite(_ node: IfConfigClauseSyntax, in file: FileAdaptation) {
        for (part, text) in Self.replacements(in: node, of: file) { file.edits.replace(part, with: text) }
    }

    /// Returns the parts of the condition that change, and their new texts.
    static func replacements(in clause: IfConfigClauseSyntax, of file: FileAdaptation) -> [(Syntax, String)] {
        guard !file.isOfSwiftPackage, let condition = clause.condition,
            !(condition.trimmedDescription == "SWIFT_PACKAGE" && standsInForClasses(clause, in: file.target))
        else { return [] }
        return condition.tokens(viewMode: .sourceAccurate).filter { $0.text == "SWIFT_PACKAGE" }
            .map { (Syntax($0), "false") }
    }

    private static func standsInForClasses(_ clause: IfConfigClauseSyntax, in target: TargetIndex) -> Bool {
        guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self), clauses.count == 1,
            case .statements(let statements) = clause.elements
        else { return false }
        let types = statements.compactMap { Syntax($0.item).asProtocol(DeclGroupSyntax.self) }
            .filter { !$0.is(ExtensionDeclSyntax.self) }
        return !types.isEmpty && types.allSatisfy(target.isOnlyDeclaration)
    }
}

import SwiftSyntax

/// The types that a target declares for Linux, because XCTest has none of their name there: Trestle's XCUIAutomation has
/// them. Libraries that compare pictures have an `XCTAttachment` of their own that keeps nothing.
struct InterfaceTestStandIns {
    private let names: Set<String>

    init(_ files: [ParsedFile]) {
        names = files.reduce(into: []) { names, file in
            for clause in AppleSystemDeclarations.clauses(of: file.tree.statements) {
                names.formUnion(Self.names(in: clause))
            }
        }
    }

    func contain(_ name: String) -> Bool { names.contains(name) }

    /// Returns the names that a clause stands in for; none if the clause is not for Linux alone, or has alternatives.
    static func names(in clause: IfConfigClauseSyntax) -> [String] {
        guard clause.condition?.trimmedDescription.hasPrefix("os(Linux)") == true,
            clause.parent?.as(IfConfigClauseListSyntax.self)?.count == 1
        else { return [] }
        return AppleSystemDeclarations.names(in: clause).filter(InterfaceTestNames.unitTestsUse)
    }
}

import SwiftSyntax

/// Rewrites `text.enumerateSubstrings(in:options: .byWords)` to a method of FoundationAdditions, which finds words and
/// sentences; Foundation on Linux marks these options unavailable.
struct WordEnumerations: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
            callee.declName.baseName.text == "enumerateSubstrings",
            let options = node.arguments.first(where: { $0.label?.text == "options" })?.expression,
            options.tokens(viewMode: .sourceAccurate).contains(where: { ["byWords", "bySentences"].contains($0.text) })
        else { return }
        file.edits.replace(callee.declName, with: "enumerateTextUnits")
        for type in OptionTypes.of(options) { file.edits.replace(type, with: "Trestle.TextUnits") }
        file.require(import: "UIKit")
    }

    /// Collects the names of Foundation's type of options, as in `NSString.EnumerationOptions.byWords`.
    private final class OptionTypes: SyntaxVisitor {
        private var types: [ExprSyntax] = []

        static func of(_ options: ExprSyntax) -> [ExprSyntax] {
            let visitor = OptionTypes(viewMode: .sourceAccurate)
            visitor.walk(options)
            return visitor.types
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            guard let base = node.base, base.trimmedDescription.hasSuffix("String.EnumerationOptions") else {
                return .visitChildren
            }
            types.append(base)
            return .skipChildren
        }
    }
}

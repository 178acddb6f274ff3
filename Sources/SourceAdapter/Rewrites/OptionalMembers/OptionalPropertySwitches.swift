internal import PlatformFacts
import SwiftSyntax

/// Rewrites `switch input.keyboardAppearance { case .dark?: … }`. On iOS the property is an optional requirement of a
/// protocol, and its value an optional; on Linux the requirement has a default. `Optional(…)` makes the value one again.
struct OptionalPropertySwitches: Rewrite {
    func rewrite(_ node: SwitchExprSyntax, in file: FileAdaptation) {
        guard let subject = node.subject.as(MemberAccessExprSyntax.self), subject.base != nil,
            PlatformProtocols.requirements(named: subject.declName.baseName.text).contains(where: \.isOptional),
            node.cases.contains(where: hasOptionalPattern)
        else { return }
        file.edits.insert("Optional(", before: subject)
        file.edits.insert(")", after: subject)
    }

    private func hasOptionalPattern(_ element: SwitchCaseListSyntax.Element) -> Bool {
        guard let label = element.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) else { return false }
        return label.caseItems.contains { item in
            item.pattern.as(ExpressionPatternSyntax.self)?.expression.is(OptionalChainingExprSyntax.self) == true
        }
    }
}

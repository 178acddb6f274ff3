import SwiftSyntax

/// Rewrites `value as? NSError` to `Trestle.foundationError(value)`, and `as!` likewise. On Apple's systems every error
/// can be cast to `NSError`; on Linux the conversion `as NSError` is there, but the casts fail for errors of other types.
struct FoundationErrorCasts: Rewrite {
    /// Operators that bind less than casts do.
    private static let weaker: Set<String> = [
        "&&", "||", "??", "==", "!=", "===", "!==", "<", ">", "<=", ">=",
    ]

    func rewrite(_ node: SequenceExprSyntax, in file: FileAdaptation) {
        let elements = Array(node.elements)
        for (index, element) in elements.enumerated().dropFirst() where index + 1 < elements.count {
            guard let cast = element.as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
                FoundationError.isName(elements[index + 1].trimmedDescription), !file.target.declares("NSError"),
                isWholeOperand(elements, before: index)
            else { continue }
            file.edits.insert("Trestle.foundationError(", before: withoutTry(elements[index - 1]))
            file.edits.insert(mark.text == "!" ? ")!" : ")", after: elements[index - 1])
            file.edits.remove(cast)
            file.edits.remove(elements[index + 1])
            file.require(import: "UIKit")
        }
    }

    /// Returns what stands behind `try` and `await`, which are for everything to their right.
    private func withoutTry(_ operand: ExprSyntax) -> ExprSyntax {
        if let attempt = operand.as(TryExprSyntax.self) { return withoutTry(attempt.expression) }
        if let wait = operand.as(AwaitExprSyntax.self) { return withoutTry(wait.expression) }
        return operand
    }

    /// Returns whether the cast is of the element before it alone.
    private func isWholeOperand(_ elements: [ExprSyntax], before index: Int) -> Bool {
        guard index > 1 else { return true }
        let sign = elements[index - 2]
        if let sign = sign.as(BinaryOperatorExprSyntax.self) { return Self.weaker.contains(sign.operator.text) }
        return sign.is(AssignmentExprSyntax.self) || sign.is(UnresolvedTernaryExprSyntax.self)
    }
}

/// Rewrites `catch let error as NSError { … }` to `catch let error { let error = error as NSError; … }`. On Linux the
/// pattern does not match errors of other types, although the compiler counts on it.
struct CaughtFoundationErrors: Rewrite {
    func rewrite(_ node: CatchClauseSyntax, in file: FileAdaptation) {
        guard node.catchItems.count == 1, let item = node.catchItems.first,
            let binding = item.pattern?.as(ValueBindingPatternSyntax.self),
            let elements = binding.pattern.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self)?
                .elements.map({ $0 }),
            elements.count == 3, elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil,
            elements[1].is(UnresolvedAsExprSyntax.self),
            let name = elements[0].as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            FoundationError.isName(elements[2].trimmedDescription), !file.target.declares("NSError")
        else { return }
        file.edits.replace(from: elements[0], through: elements[2], with: name.text)
        if let condition = item.whereClause?.condition {
            for token in condition.tokens(viewMode: .sourceAccurate) where token.text == name.text {
                guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), !isMember(reference) else {
                    continue
                }
                file.edits.insert("(", before: reference)
                file.edits.insert(" as NSError)", after: reference)
            }
        }
        let keyword = binding.bindingSpecifier.text
        file.edits.insert(" \(keyword) \(name.text) = \(name.text) as NSError;", after: node.body.leftBrace)
    }

    private func isMember(_ reference: DeclReferenceExprSyntax) -> Bool {
        reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
    }
}

private enum FoundationError {
    static func isName(_ text: String) -> Bool { text == "NSError" || text == "Foundation.NSError" }
}

import Foundation

/// Makes predicates that compare a value itself.
protocol ValuePredicateMaking: Sendable {
    func predicate(_ comparison: SQLComparison, _ value: Any, isReversed: Bool) -> NSPredicate?
}

struct ValuePredicates: ValuePredicateMaking {
    static let instance: any ValuePredicateMaking = ValuePredicates()

    @available(*, deprecated)
    func predicate(_ comparison: SQLComparison, _ value: Any, isReversed: Bool) -> NSPredicate? {
        let (own, other) = (NSExpression.expressionForEvaluatedObject(), NSExpression(forConstantValue: value))
        return NSComparisonPredicate(
            leftExpression: isReversed ? other : own, rightExpression: isReversed ? own : other, modifier: .direct,
            type: NSComparisonPredicate.Operator(rawValue: comparison.operation.rawValue) ?? .equalTo,
            options: NSComparisonPredicate.Options(rawValue: comparison.options.rawValue))
    }
}

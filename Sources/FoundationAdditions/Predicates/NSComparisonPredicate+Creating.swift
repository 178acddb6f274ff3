import Foundation

/// NSComparisonPredicate, whose initializers return objects of a subclass. Specific to Trestle.
@available(*, deprecated, message: "It works; Foundation on Linux declares the class deprecated.")
public protocol ComparisonOfExpressions {}

@available(*, deprecated, message: "It works; Foundation on Linux declares the class deprecated.")
extension NSComparisonPredicate: ComparisonOfExpressions {}

// Foundation on Linux declares the same members as not available; the compiler prefers these.
@available(*, deprecated, message: "It works; Foundation on Linux declares the class deprecated.")
extension ComparisonOfExpressions where Self: NSComparisonPredicate {
    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: NSComparisonPredicate.Modifier,
        type: NSComparisonPredicate.Operator, options: NSComparisonPredicate.Options = []
    ) {
        let comparison = Comparison(
            left: ExpressionNode(parameter: lhs), right: ExpressionNode(parameter: rhs),
            modifier: Comparison.Modifier(rawValue: modifier.rawValue) ?? .direct, operation: type.operation,
            options: StringOptions(rawValue: options.rawValue))
        self = comparison.predicate() as! Self
    }

    /// Creates a predicate that sends the message to the left value with the right one as its argument, and holds if the
    /// result is true.
    public init(leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, customSelector selector: Selector)
    {
        let comparison = Comparison(
            left: ExpressionNode(parameter: lhs), right: ExpressionNode(parameter: rhs), operation: .custom(selector))
        self = comparison.predicate() as! Self
    }
}

@available(*, deprecated, message: "It works; Foundation on Linux declares the class deprecated.")
extension NSComparisonPredicate {
    private var comparison: Comparison {
        (self as? any ComparisonOwner)?.comparison
            ?? Comparison(left: .constant(nil), right: .constant(nil), operation: .notEqualTo)
    }

    public var leftExpression: NSExpression { comparison.left.expression }

    public var rightExpression: NSExpression { comparison.right.expression }

    public var comparisonPredicateModifier: Modifier { Modifier(rawValue: comparison.modifier.rawValue) ?? .direct }

    /// A comparison with a custom selector has none of these types; `.equalTo` is returned for it.
    public var predicateOperatorType: Operator {
        Operator.allOperations.first { $0.operation == comparison.operation } ?? .equalTo
    }

    public var options: Options { Options(rawValue: comparison.options.rawValue) }

    public var customSelector: Selector? {
        if case .custom(let selector) = comparison.operation { return selector }
        return nil
    }
}

@available(*, deprecated, message: "It works; Foundation on Linux declares the class deprecated.")
extension NSComparisonPredicate.Operator {
    fileprivate static let allOperations: [Self] = [
        .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo, .equalTo, .notEqualTo, .matches, .like,
        .beginsWith, .endsWith, .in, .contains, .between,
    ]

    fileprivate var operation: ComparisonOperator {
        switch self {
        case .lessThan: .lessThan
        case .lessThanOrEqualTo: .lessThanOrEqualTo
        case .greaterThan: .greaterThan
        case .greaterThanOrEqualTo: .greaterThanOrEqualTo
        case .equalTo: .equalTo
        case .notEqualTo: .notEqualTo
        case .matches: .matches
        case .like: .like
        case .beginsWith: .beginsWith
        case .endsWith: .endsWith
        case .in: .in
        case .contains: .contains
        case .between: .between
        }
    }
}

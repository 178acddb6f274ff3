/// Two expressions and the operator between them, as an `NSComparisonPredicate` has them.
struct Comparison {
    var left: ExpressionNode
    var right: ExpressionNode
    var modifier = Modifier.direct
    var operation: ComparisonOperator
    var options: StringOptions = []

    /// Raw values are those of `NSComparisonPredicate.Modifier`.
    enum Modifier: UInt {
        case direct, all, any
    }

    func holds(_ context: EvaluationContext) -> Bool {
        let (left, right) = (left.value(context), right.value(context))
        guard modifier != .direct else { return operation.holds(left, right, options) }
        guard let left else { return false }
        guard let elements = PredicateValue.elements(left) else {
            Trestle.raise(
                .invalidArgumentException,
                "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet.")
            return false
        }
        let holds = { operation.holds(PredicateValue.normalized($0), right, options) }
        return modifier == .any ? elements.contains(where: holds) : elements.allSatisfy(holds)
    }

    func substituting(_ variables: [String: Any]) -> Comparison {
        var result = self
        result.left = left.substituting(variables)
        result.right = right.substituting(variables)
        return result
    }
}

extension Comparison: CustomStringConvertible {
    /// The text of a predicate, as `predicateFormat` returns it.
    var description: String {
        let quantifier = [.any: "ANY ", .all: "ALL "][modifier] ?? ""
        if case .custom(let selector) = operation {
            return "\(quantifier)FUNCTION(\(left), \"\(selector)\", \(right))"
        }
        return "\(quantifier)\(left) \(operation.symbol)\(options.suffix) \(right)"
    }
}

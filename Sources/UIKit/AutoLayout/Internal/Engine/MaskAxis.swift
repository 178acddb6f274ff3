internal import Cassowary

/// One axis of a view that is placed by its frame and its autoresizing mask: start, length and end are linear functions
/// of the superview's length, with the values that they have now.
struct MaskAxis {
    let start: CGFloat
    let length: CGFloat
    let container: CGFloat
    /// Which of the margin before, the length, and the margin after change with the superview.
    let isFlexible: (start: Bool, length: Bool, end: Bool)

    /// The two equations that determine start and length.
    func equations(
        _ startVariable: Variable, _ lengthVariable: Variable, _ containerVariable: Variable, isFixed: Bool
    ) -> [LinearExpression] {
        [
            equation(startVariable, start, containerVariable, isFixed ? 0 : share(isFlexible.start, start)),
            equation(lengthVariable, length, containerVariable, isFixed ? 0 : share(isFlexible.length, length)),
        ]
    }

    /// The part of a change of the superview's length that goes to a flexible part: in proportion to their lengths, or
    /// equally if all are 0.
    private func share(_ flexible: Bool, _ part: CGFloat) -> CGFloat {
        // A flexible end alone changes neither start nor length.
        guard flexible else { return 0 }
        let end = container - start - length
        let parts = [(isFlexible.start, start), (isFlexible.length, length), (isFlexible.end, end)].filter(\.0)
        let total = parts.reduce(0) { $0 + $1.1 }
        return total == 0 ? 1 / CGFloat(parts.count) : part / total
    }

    /// `variable == value + share * (container - its length now)`.
    private func equation(
        _ variable: Variable, _ value: CGFloat, _ containerVariable: Variable, _ share: CGFloat
    ) -> LinearExpression {
        if share == 0 { return LinearExpression(variable, minus: value) }
        return LinearExpression(
            [(variable, 1), (containerVariable, -Double(share))], constant: share * container - value)
    }
}

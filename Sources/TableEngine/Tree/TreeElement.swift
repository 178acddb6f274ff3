/// What a tree sums over its elements: a monoid (`zero` changes nothing, `+` is associative up to rounding).
package protocol TreeSummary: Equatable, Sendable {
    static var zero: Self { get }
    static func + (a: Self, b: Self) -> Self
}

/// What stands in the leaves of a ``SummaryTree``.
package protocol TreeElement {
    associatedtype Summary: TreeSummary

    var summary: Summary { get }

    /// Takes the element that follows into this one where both are alike. False, and no change, where they are not.
    mutating func absorb(_ next: Self) -> Bool
}

extension TreeElement {
    package mutating func absorb(_ next: Self) -> Bool { false }
}

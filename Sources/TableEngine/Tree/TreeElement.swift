/// The sum of a tree's elements: a monoid (`zero` is neutral, `+` is associative up to rounding).
package protocol TreeSummary: Equatable, Sendable {
    static var zero: Self { get }
    static func + (a: Self, b: Self) -> Self
}

/// An element in a leaf of a ``SummaryTree``.
package protocol TreeElement {
    associatedtype Summary: TreeSummary

    var summary: Summary { get }

    /// Adds the following element to this one if both are equal. Otherwise returns false and changes nothing.
    mutating func absorb(_ next: Self) -> Bool
}

extension TreeElement {
    package mutating func absorb(_ next: Self) -> Bool { false }
}

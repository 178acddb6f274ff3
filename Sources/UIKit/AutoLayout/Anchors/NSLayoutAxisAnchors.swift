/// A horizontal position: an edge, the center, or a margin.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns a dimension whose size is the distance from this anchor to the other.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand, attribute: .width))
    }

    /// The constant is the system's space, 8 points, times the multiplier; 0 for a negative multiplier (measured).
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(equalTo: anchor, constant: SystemSpacing.betweenEdges(multiplier))
    }

    /// Returns a constraint to at least 8 points times the multiplier; 0 for a negative multiplier (measured).
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(greaterThanOrEqualTo: anchor, constant: SystemSpacing.betweenEdges(multiplier))
    }

    /// Returns a constraint to at most 8 points times the multiplier; 0 for a negative multiplier (measured).
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(lessThanOrEqualTo: anchor, constant: SystemSpacing.betweenEdges(multiplier))
    }
}

/// A vertical position: an edge, the center, a baseline, or a margin.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns a dimension whose size is the distance from this anchor to the other.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand, attribute: .height))
    }

    /// The constant is 8 points times the multiplier between edges; with baselines it follows from the fonts
    /// (measured).
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(equalTo: anchor, constant: SystemSpacing.below(anchor.operand, operand, multiplier))
    }

    /// Returns a constraint to at least 8 points times the multiplier between edges; with baselines it follows from the
    /// fonts (measured).
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(greaterThanOrEqualTo: anchor, constant: SystemSpacing.below(anchor.operand, operand, multiplier))
    }

    /// Returns a constraint to at most 8 points times the multiplier between edges; with baselines it follows from the
    /// fonts (measured).
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(lessThanOrEqualTo: anchor, constant: SystemSpacing.below(anchor.operand, operand, multiplier))
    }
}

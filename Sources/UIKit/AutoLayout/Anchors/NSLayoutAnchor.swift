/// An attribute of a view or layout guide, from which constraints are made. Each is created once per item and
/// attribute; the type parameter keeps attributes of different axes apart.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let operand: LayoutOperand

    init(_ operand: LayoutOperand) {
        self.operand = operand
    }

    /// The item that the anchor belongs to: a UIView or a UILayoutGuide.
    open var item: AnyObject? { operand.owner }

    /// True if constraints with this anchor do not determine its value alone. Costs a look at the whole island of
    /// constraints.
    open var hasAmbiguousLayout: Bool { operand.isAmbiguous }

    /// The constraints that determine the anchor's value; for debugging. Takes a look at the whole island of
    /// constraints.
    open var constraintsAffectingLayout: [NSLayoutConstraint] { operand.constraintsAffectingLayout }

    /// The attribute, for example "leading", as descriptions write it.
    open var name: String { operand.name }

    /// Returns an inactive constraint without an offset. Anchors that cannot be related raise an exception.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relation(.equal, anchor, 0)
    }

    /// Returns an inactive constraint: this anchor is not before the other, or not smaller.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor, 0)
    }

    /// Returns an inactive constraint: this anchor is not behind the other, or not greater.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor, 0)
    }

    /// Returns an inactive constraint: this anchor is the other one plus a constant in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relation(.equal, anchor, c)
    }

    /// Returns an inactive constraint: this anchor is at least the other one plus a constant in points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        relation(.greaterThanOrEqual, anchor, c)
    }

    /// Returns an inactive constraint: this anchor is at most the other one plus a constant in points.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        relation(.lessThanOrEqual, anchor, c)
    }

    private func relation(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        ConstraintValidation.check(operand, anchor.operand, multiplier: 1)
        return NSLayoutConstraint(operand, relation, anchor.operand, constant: constant)
    }

    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            "<\(String(describing: type(of: self))):\(ObjectAddress(self)) \"\(operand.description)\">"
        }
    }
}

extension NSLayoutAnchor where AnchorType == AnyObject {
    /// Returns the anchor of the operand's axis, as the type under which constraints show their anchors.
    ///
    /// Sound: no stored property and no method of an anchor depends on the type parameter.
    static func untyped(_ operand: LayoutOperand) -> NSLayoutAnchor<AnyObject> {
        switch (operand.attribute.kind, operand.attribute.axis) {
        case (.size, _): unsafeBitCast(NSLayoutDimension(operand), to: NSLayoutAnchor<AnyObject>.self)
        case (_, .horizontal): unsafeBitCast(NSLayoutXAxisAnchor(operand), to: NSLayoutAnchor<AnyObject>.self)
        case (_, .vertical): unsafeBitCast(NSLayoutYAxisAnchor(operand), to: NSLayoutAnchor<AnyObject>.self)
        }
    }
}

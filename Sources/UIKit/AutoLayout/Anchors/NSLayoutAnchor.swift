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

    open var constraintsAffectingLayout: [NSLayoutConstraint] { operand.constraintsAffectingLayout }

    open var name: String { operand.name }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relation(.equal, anchor, 0)
    }

    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor, 0)
    }

    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor, 0)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relation(.equal, anchor, c)
    }

    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        relation(.greaterThanOrEqual, anchor, c)
    }

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

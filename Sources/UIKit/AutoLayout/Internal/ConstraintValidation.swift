/// What UIKit refuses in a constraint, with its texts.
@MainActor
enum ConstraintValidation {
    /// Returns an item of a constraint; raises for anything but a view or a layout guide.
    static func owner(_ item: Any, of first: Any) -> (any LayoutOwner)? {
        if let owner = item as? any LayoutOwner { return owner }
        raise(first, "Constraint items must each be a view or layout guide.")
        return nil
    }

    /// Raises for attributes that cannot be related to each other.
    static func check(_ first: LayoutOperand, _ second: LayoutOperand?, multiplier: CGFloat) {
        if let fault = fault(first.attribute, second?.attribute, multiplier: multiplier) {
            raise(first.owner as Any, fault)
        }
    }

    /// Returns why two attributes, or an attribute and a number, cannot be related; nil if they can.
    static func fault(
        _ a: NSLayoutConstraint.Attribute, _ b: NSLayoutConstraint.Attribute?, multiplier: CGFloat
    ) -> String? {
        guard let b, multiplier != 0 else {
            guard a.kind == .position else { return nil }
            return "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
                + "illegal constraint of a location equal to a constant. Location attributes must be specified in "
                + "pairs."
        }
        if a.isDirectional && b.isAbsoluteEdge || a.isAbsoluteEdge && b.isDirectional {
            return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
                + "leading/trailing for both or neither."
        }
        if a.kind != b.kind || a.kind == .position && a.axis != b.axis {
            return "Invalid pairing of layout attributes."
        }
        return nil
    }

    static func mayChange(_ old: UILayoutPriority, to new: UILayoutPriority, of constraint: NSLayoutConstraint) -> Bool
    {
        guard new.rawValue > 0, new.rawValue <= UILayoutPriority.required.rawValue else {
            Trestle.raise(
                .internalInconsistencyException,
                "It's illegal to set priority:\(number(new)).  Priorities must be greater than 0 and less or equal to "
                    + "NSLayoutPriorityRequired, which is 1000.000000.")
            return false
        }
        guard constraint.isActive, (old == .required) != (new == .required) else { return true }
        Trestle.raise(
            .internalInconsistencyException,
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You "
                + "passed priority \(number(new)) and the existing priority was \(number(old)).",
            hint: "Deactivate the constraint, set its priority, and activate it again.")
        return false
    }

    static func isUsable(_ constant: CGFloat, in constraint: NSLayoutConstraint) -> Bool {
        if constant.isFinite { return true }
        Trestle.raise(
            .internalInconsistencyException,
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) "
                + "firstAnchor:\(constraint.firstAnchor) secondAnchor:\(constraint.secondAnchor?.description ?? "(null)")"
        )
        return false
    }

    private static func number(_ priority: UILayoutPriority) -> String { CGFloat(priority.rawValue).shortDescription }

    private static func raise(_ item: Any, _ reason: String) {
        let name = (item as? NSObject)?.description ?? String(describing: item)
        Trestle.raise(.invalidArgumentException, "NSLayoutConstraint for \(name): \(reason)")
    }
}

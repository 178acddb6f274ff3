/// The pass before layout in which views update their constraints: descendants before their ancestors (measured).
struct ConstraintUpdates: OptionSet {
    let rawValue: UInt8

    /// The view itself needs it; every new view does.
    static let own = ConstraintUpdates(rawValue: 1)
    /// A view below needs it.
    static let below = ConstraintUpdates(rawValue: 2)
}

extension UIView {
    /// Called when the view, which may need an update, has a superview.
    func announceConstraintUpdates() {
        guard !constraintUpdates.isEmpty else { return }
        var ancestor = superviewLink
        while let view = ancestor, !view.constraintUpdates.contains(.below) {
            view.constraintUpdates.insert(.below)
            ancestor = view.superviewLink
        }
    }

    func requestConstraintUpdate() {
        constraintUpdates.insert(.own)
        layer.setNeedsLayout()
        announceConstraintUpdates()
    }

    /// Updates the constraints of the view and of what is below it, as far as they need it.
    func runConstraintUpdates() {
        guard !constraintUpdates.isEmpty else { return }
        if constraintUpdates.contains(.below) {
            constraintUpdates.remove(.below)
            for subview in subviewList where subview.superviewLink === self { subview.runConstraintUpdates() }
        }
        guard constraintUpdates.contains(.own) else { return }
        // Before the call, since it may request another update.
        constraintUpdates.remove(.own)
        if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }
}

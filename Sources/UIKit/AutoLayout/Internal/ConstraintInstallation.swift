/// Where constraints are held: the nearest common superview of the items, or the item itself (measured).
///
/// It also counts, for every view between an item and the holder, the constraints that cross its border, and tells the
/// layout engine what was added and removed.
@MainActor
enum ConstraintInstallation {
    /// Activates a constraint. Does nothing for one that is active, and for one whose guide has no view (measured).
    static func install(_ constraint: NSLayoutConstraint) {
        guard constraint.holder == nil, let views = views(of: constraint) else { return }
        guard let holder = commonSuperview(of: views) else { return raiseUnrelated(constraint) }
        install(constraint, on: holder, views)
    }

    /// Activates a constraint on a view of the client's choice.
    static func install(_ constraint: NSLayoutConstraint, on holder: UIView) {
        guard constraint.holder == nil, let views = views(of: constraint) else { return }
        guard views.allSatisfy({ $0.isInside(holder) }) else { return raiseOutside(constraint, holder) }
        install(constraint, on: holder, views)
    }

    private static func install(_ constraint: NSLayoutConstraint, on holder: UIView, _ views: [UIView]) {
        constraint.holder = holder
        holder.layoutState.held.append(constraint)
        for view in views {
            view.layoutState.naming.append(constraint)
            forEachBorder(from: view, to: holder) { $0.layoutState.crossing += 1 }
        }
        if let engine = holder.layoutItem?.engine {
            engine.add(constraint)
        } else {
            holder.layer.setNeedsLayout()
        }
    }

    static func remove(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder else { return }
        remove(constraint, from: holder)
        holder.layer.setNeedsLayout()
    }

    /// Deactivates a constraint whose holder, or one of whose items, may just be deallocated.
    static func remove(_ constraint: NSLayoutConstraint, from holder: UIView) {
        constraint.engine?.remove(constraint)
        constraint.holder = nil
        let state = holder.layoutState
        if let index = state.held.index(of: constraint) { state.held.remove(at: index) }
        for view in owners(of: constraint).compactMap({ $0?.layoutView }) {
            let state = view.layoutState
            guard let index = state.naming.index(of: constraint) else { continue }
            state.naming.remove(at: index)
            forEachBorder(from: view, to: holder) { $0.layoutState.crossing -= 1 }
        }
    }

    /// Calls `body` for the view and its superviews below the holder.
    private static func forEachBorder(from view: UIView, to holder: UIView, _ body: (UIView) -> Void) {
        var current: UIView? = view
        while let inside = current, inside !== holder {
            body(inside)
            current = inside.superviewLink
        }
    }

    /// The views that the constraint names directly or by a guide, each once; nil if one is missing.
    private static func views(of constraint: NSLayoutConstraint) -> [UIView]? {
        var views: [UIView] = []
        for owner in owners(of: constraint) {
            guard let view = owner?.layoutView else { return nil }
            if views.index(of: view) == nil { views.append(view) }
        }
        return views
    }

    /// Whether everything that the constraint names is inside a view.
    static func areItems(of constraint: NSLayoutConstraint, inside holder: UIView) -> Bool {
        owners(of: constraint).allSatisfy { $0?.layoutView?.isInside(holder) == true }
    }

    /// The nearest view that contains all items, or is one of them.
    static func commonSuperview(of constraint: NSLayoutConstraint) -> UIView? {
        views(of: constraint).flatMap { commonSuperview(of: $0) }
    }

    /// How many views the constraint names besides a view itself.
    static func items(of constraint: NSLayoutConstraint, below view: UIView) -> Int {
        (views(of: constraint) ?? []).count { $0 !== view }
    }

    private static func owners(of constraint: NSLayoutConstraint) -> [(any LayoutOwner)?] {
        constraint.first.owners + (constraint.second?.owners ?? [])
    }

    private static func commonSuperview(of views: [UIView]) -> UIView? {
        var candidate = views.first
        while let view = candidate, !views.allSatisfy({ $0.isInside(view) }) { candidate = view.superviewLink }
        return candidate
    }

    // MARK: Errors

    private static func raiseUnrelated(_ constraint: NSLayoutConstraint) {
        let (first, second) = (constraint.firstAnchor, constraint.secondAnchor)
        Trestle.raise(
            .genericException,
            "Unable to activate constraint with anchors \(first) and \(second.map(\.description) ?? "(null)") because "
                + "they have no common ancestor.  Does the constraint or its anchors reference items in different view "
                + "hierarchies?  That's illegal.",
            hint: "Add both views to the view hierarchy before you activate the constraint.")
    }

    private static func raiseOutside(_ constraint: NSLayoutConstraint, _ view: UIView) {
        Trestle.raise(
            .genericException,
            "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of "
                + "the view?  That's illegal. constraint:\(constraint) view:\(view)")
    }
}

/// A view that leaves its superview, and with it the island of constraints that they were solved in.
@MainActor
enum IslandExit {
    /// Removes the constraints between the view's tree and what is outside of it, and the tree from the engine that they
    /// shared. The constraints inside the tree stay active and make an island of their own.
    static func run(_ view: UIView) {
        guard let state = view.layoutStateReference else { return }
        if state.crossing > 0 {
            for constraint in constraintsAcross(view) { constraint.isActive = false }
        }
        if let engine = state.item?.engine, engine.root !== view { leave(view) }
    }

    /// The active constraints that join the view's tree to what is outside of it.
    static func constraintsAcross(_ view: UIView) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        collect(across: view, from: view, into: &found)
        return found
    }

    private static func collect(across border: UIView, from view: UIView, into found: inout [NSLayoutConstraint]) {
        for constraint in view.layoutStateReference?.naming ?? [] {
            if let holder = constraint.holder, !holder.isInside(border), found.index(of: constraint) == nil {
                found.append(constraint)
            }
        }
        for subview in view.subviewList { collect(across: border, from: subview, into: &found) }
    }

    /// Removes the tree from the engine of its view.
    static func leave(_ view: UIView) {
        guard let engine = view.layoutItem?.engine else { return }
        withdraw(view, from: engine)
        release(view, from: engine)
    }

    /// Takes the constraints inside the tree back from the engine. They stay active.
    private static func withdraw(_ view: UIView, from engine: LayoutEngine) {
        if let state = view.layoutStateReference {
            for constraint in state.held where constraint.engine === engine { engine.remove(constraint) }
            if !state.held.isEmpty { view.layer.setNeedsLayout() }
        }
        for subview in view.subviewList { withdraw(subview, from: engine) }
    }

    private static func release(_ view: UIView, from engine: LayoutEngine) {
        for subview in view.subviewList { release(subview, from: engine) }
        guard let state = view.layoutStateReference else { return }
        for guide in state.guides {
            guard let item = guide.layoutItem, item.engine === engine else { continue }
            engine.release(item)
            guide.layoutItem = nil
        }
        guard let item = state.item, item.engine === engine else { return }
        engine.release(item)
        state.item = nil
    }

    /// The view is being deallocated: its subviews go on without it.
    static func viewIsGone(_ view: UIView) {
        guard let state = view.layoutStateReference else { return }
        for constraint in state.held { ConstraintInstallation.remove(constraint, from: view) }
        guard let engine = state.item?.engine else { return }
        if engine.root === view { engine.abandon() }
        leave(view)
    }
}

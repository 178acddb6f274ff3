/// The size that a view needs: the solution when its own size is asked for instead of given.
extension LayoutEngine {
    /// Returns the smallest size that agrees with the constraints of the root, or the size that is nearest to the
    /// target where the priority is higher than those of the content. The frames stay as they are until the next
    /// layout, which states the root's own size again unless the root has got the size that came out.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        guard let item = root.layoutItem, item.engine === self else { return target }
        let outer = keepsTextWidths
        keepsTextWidths = horizontal != .required
        defer { keepsTextWidths = outer }
        solve(
            for: RootSize(
                width: target.width, height: target.height, widthPriority: horizontal, heightPriority: vertical),
            of: item)
        let size = item.alignmentRect.size
        return CGSize(
            width: size.width + item.alignment.left + item.alignment.right,
            height: size.height + item.alignment.top + item.alignment.bottom)
    }
}

extension UIView {
    /// Returns the fitting size by constraints; nil for a view that has none inside.
    ///
    /// A view inside an island is measured alone: what is outside of it does not count.
    func constrainedFittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        updateConstraintsIfNeeded()
        guard layoutStateReference != nil, let engine = LayoutEngine.engine(of: self) else { return nil }
        if engine.root === self { return engine.fittingSize(target, horizontal, vertical) }
        guard let state = layoutStateReference, !state.held.isEmpty else { return nil }
        return LayoutIsolation.run(self) {
            LayoutEngine.engine(of: self)?.fittingSize(target, horizontal, vertical)
        }
    }
}

/// Solves a part of an island by itself: takes the view out of the island, and lets it join again afterwards.
///
/// The constraints across its border stay active meanwhile, but no engine has them. Client code may deactivate them, and
/// move the view.
@MainActor
enum LayoutIsolation {
    static func run<Result>(_ view: UIView, _ body: () -> Result) -> Result {
        let state = view.layoutState
        let wasIsolated = state.isIsolated
        let joining = IslandExit.constraintsAcross(view)
        for constraint in joining { constraint.engine?.remove(constraint) }
        IslandExit.leave(view)
        state.isIsolated = true
        let result = body()
        state.isIsolated = wasIsolated
        IslandExit.leave(view)
        for constraint in joining where constraint.engine == nil { rejoin(constraint) }
        return result
    }

    private static func rejoin(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder else { return }
        if let engine = holder.layoutItem?.engine {
            engine.add(constraint)
        } else {
            holder.layer.setNeedsLayout()
        }
    }
}

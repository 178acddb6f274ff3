/// The size that a view needs: the solution when its own size is asked for instead of given.
extension LayoutEngine {
    /// Returns the smallest size that agrees with the constraints of the root, or the size that is nearest to the
    /// target where the priority is higher than those of the content. The frames stay as they are until the next
    /// layout, which states the root's own size again unless the root has got the size that came out.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        guard let item = root.layoutItem, item.engine === self else { return target }
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
@MainActor
enum LayoutIsolation {
    /// Client code may change constraints and views meanwhile: only what is still possible is activated again.
    static func run<Result>(_ view: UIView, _ body: () -> Result) -> Result {
        let joining = IslandExit.constraintsAcross(view).compactMap { constraint in
            constraint.holder.map { (constraint: constraint, holder: $0) }
        }
        for (constraint, _) in joining { constraint.isActive = false }
        IslandExit.leave(view)
        let result = body()
        IslandExit.leave(view)
        for (constraint, holder) in joining where ConstraintInstallation.areItems(of: constraint, inside: holder) {
            ConstraintInstallation.install(constraint, on: holder)
        }
        return result
    }
}

/// What a view does in a layout by constraints.
extension UIView {
    /// Places the subviews that constraints determine. Called by ``layoutSubviews()``.
    func layoutByConstraints() {
        if layoutStateReference != nil { LayoutEngine.layOut(self) }
    }

    /// Gives the view its solved alignment rectangle. Origin and size are rounded one by one, in the superview's
    /// coordinates (measured); transformed views keep their transform.
    func place(atAlignmentRect rect: CGRect, on grid: LayoutGrid) {
        let frame = self.frame(forAlignmentRect: rect).rounded(to: grid)
        if layer.bounds.size != frame.size { bounds.size = frame.size }
        let anchor = layer.anchorPoint
        let position = CGPoint(
            x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        if layer.position != position { center = position }
    }

    /// Called when the frame, the bounds or the mask have changed.
    func frameDidChangeForConstraints() {
        guard let item = layoutStateReference?.item else { return }
        item.engine.frameDidChange(of: self, item)
        if let scrollView = self as? UIScrollView { item.engine.contentOffsetDidChange(of: scrollView, item) }
        if layoutStateReference?.hasGuideThatDependsOnSize == true { item.engine.insetsDidChange(of: self) }
    }

    /// Called when the view has another place among its siblings, or among the views of its stack.
    func orderDidChangeForConstraints() {
        guard let engine = layoutStateReference?.item?.engine else { return }
        engine.ranksAreStale = true
        engine.setNeedsSolve()
    }

    func placementDidChange() {
        guard let item = layoutStateReference?.item else { return }
        item.engine.stateFrame(of: self, item)
        item.engine.contentDidChange(of: item)
    }

    func insetsDidChangeForConstraints() {
        guard let item = layoutStateReference?.item else { return }
        item.engine.insetsDidChange(of: self)
    }

    func contentSizeDidChangeForConstraints() {
        guard let item = layoutStateReference?.item else { return }
        if usesContentSize || item.usesBaseline { item.engine.contentDidChange(of: item) }
    }

    /// Called when the direction of the interface has changed for the view.
    func directionDidChangeForConstraints() {
        guard let state = layoutStateReference, let engine = state.item?.engine else { return }
        for constraint in state.naming where constraint.isDirectional && constraint.engine === engine {
            engine.restate(constraint)
        }
    }

    /// Whether the content size takes part: not if the frame is given anyway.
    var usesContentSize: Bool {
        !translatesAutoresizingMaskIntoConstraints || layoutItem?.engine.root === self
    }
}

extension UIScrollView {
    /// Sets the content size that constraints determine, if any name the content's edges.
    func takeContentSizeFromConstraints() {
        guard let item = layoutStateReference?.contentGuide?.layoutItem else { return }
        let size = item.alignmentRect.size
        if size != contentSize { contentSize = size }
    }
}

/// The grid of solved frames, in points.
struct LayoutGrid {
    let origin: CGFloat
    let size: CGFloat

    /// Pixels; with the metrics of Mac Catalyst whole points for origins and half points for sizes (measured).
    @MainActor
    init(of view: UIView) {
        let pixel = 1 / max(view.traitCollection.displayScale, 1)
        let metrics = SystemMetrics.current.margins
        origin = metrics.originGrid ?? pixel
        size = metrics.sizeGrid ?? pixel
    }
}

extension CGRect {
    /// Rounds origin and size to the nearest line of the grid, halves away from zero (measured).
    fileprivate func rounded(to grid: LayoutGrid) -> CGRect {
        func round(_ value: CGFloat, _ step: CGFloat) -> CGFloat {
            // Tolerates the error of a solution, so that a half does not fall to one side by chance.
            let lines = value / step
            return ((lines + (lines < 0 ? -1e-6 : 1e-6)).rounded(.toNearestOrAwayFromZero)) * step
        }
        return CGRect(
            x: round(minX, grid.origin), y: round(minY, grid.origin), width: max(0, round(width, grid.size)),
            height: max(0, round(height, grid.size)))
    }
}

extension CALayer {
    /// The frame that the layer would have without its transform.
    var untransformedFrame: CGRect {
        let size = bounds.size
        return CGRect(
            x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y,
            width: size.width, height: size.height)
    }
}

extension UIEdgeInsets {
    var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}

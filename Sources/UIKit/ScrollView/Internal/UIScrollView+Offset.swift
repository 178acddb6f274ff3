import Foundation

/// How the content offset changes: everything that moves the content comes through ``UIScrollView/contentOffset``.
extension UIScrollView {
    var offsetEdges: OffsetEdges {
        var inset = adjustedContentInset
        inset.top += reachAbove
        return OffsetEdges(viewSize: bounds.size, contentSize: contentSize, inset: inset)
    }

    /// Measured on iOS 26.1 at scale 3: offsets are multiples of a third of a point.
    func roundedToPixels(_ value: CGFloat) -> CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? SystemMetrics.round(value, scale: scale) : value
    }

    /// The offset that the view takes when it is asked for `offset`.
    func reachable(_ offset: CGPoint) -> CGPoint {
        let axes = scrollableAxes
        return CGPoint(
            x: axes.contains(.horizontal) ? roundedToPixels(offset.x) : bounds.origin.x,
            y: axes.contains(.vertical) ? roundedToPixels(offset.y) : bounds.origin.y)
    }

    /// The setter of ``contentOffset``. An application may set it while the content moves by itself: the movement then
    /// goes on from there.
    func place(_ offset: CGPoint) {
        let target = reachable(offset)
        let before = bounds.origin
        guard target != before else { return }
        if !isMovingContent { shiftMovement(by: CGPoint(x: target.x - before.x, y: target.y - before.y)) }
        bounds.origin = target
    }

    /// Moves the content for a drag, a deceleration or an animation; goes through ``contentOffset``, so that a subclass
    /// that overrides it takes part.
    func moveContent(to offset: CGPoint) {
        let wasMoving = isMovingContent
        isMovingContent = true
        contentOffset = offset
        isMovingContent = wasMoving
    }

    /// The content has grown or shrunk above the viewport by `delta`: what the user sees stays where it is, and a drag,
    /// deceleration or animation goes on as if it had always been there.
    func shiftContentOffset(by delta: CGPoint) {
        let before = bounds.origin
        let target = reachable(CGPoint(x: before.x + delta.x, y: before.y + delta.y))
        guard target != before else { return }
        shiftMovement(by: CGPoint(x: target.x - before.x, y: target.y - before.y))
        moveContent(to: target)
    }

    private func shiftMovement(by delta: CGPoint) {
        if tracking.isDragging { tracking.shift(by: delta) }
        if motion.isRunning { motion.shift(by: delta) }
        if offsetAnimation.isRunning { offsetAnimation.shift(by: delta) }
        wheelSession?.shift(by: delta)
    }

    /// `bounds.origin` has changed, whoever changed it.
    func offsetDidChange() {
        setNeedsLayout()
        // An application that sets the offset from here moves the content; it is not the movement that calls it.
        let wasMoving = isMovingContent
        isMovingContent = false
        contentOffsetDidChange()
        edgeObserver?.scrollViewDidMove(self)
        delegate(for: ScrollViewDelegateMethods.didScroll)?.scrollViewDidScroll(self)
        isMovingContent = wasMoving
    }

    func sizeMayHaveChanged() {
        guard bounds.size != layoutSize else { return }
        layoutSize = bounds.size
        setNeedsLayout()
        edgesDidChange()
    }

    /// The content size or the view's size has changed.
    func edgesDidChange() {
        insets.update()
        setNeedsLayout()
        returnBetweenEdges()
        edgeObserver?.scrollViewDidMove(self)
    }

    /// Content at rest never rests outside its edges; content that moves comes to rest between them.
    func returnBetweenEdges() {
        if isTracking { tracking.edgesDidMove() }
        offsetAnimation.edgesDidMove()
        wheelSession?.edgesDidMove()
        guard !isTracking, !isDragging, !isDecelerating, !isScrollAnimating else { return }
        let inside = offsetEdges.clamping(contentOffset)
        if inside != contentOffset { moveContent(to: inside) }
    }

    // MARK: The end of movements

    func motionDidEnd() {
        indicators.scrollingMayHaveEnded()
        delegate(for: ScrollViewDelegateMethods.didEndDecelerating)?.scrollViewDidEndDecelerating(self)
    }

    func offsetAnimationDidEnd() {
        indicators.scrollingMayHaveEnded()
        delegate(for: ScrollViewDelegateMethods.didEndScrollingAnimation)?.scrollViewDidEndScrollingAnimation(self)
    }

    func stopDecelerating() {
        motion.stop()
        motionDidEnd()
    }

    /// The view has left its window: nothing moves any more, and nobody is told.
    func stopAll() {
        motion.stop()
        offsetAnimation.stop()
        wheelSession?.cancel()
        indicators.hideNow()
    }
}

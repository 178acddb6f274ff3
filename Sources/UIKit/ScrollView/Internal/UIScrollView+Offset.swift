import Foundation

/// Changes of the content offset. Everything that moves the content sets ``UIScrollView/contentOffset``.
extension UIScrollView {
    var offsetEdges: OffsetEdges {
        var inset = adjustedContentInset
        inset.top += reachAbove
        return OffsetEdges(
            viewSize: bounds.size, contentSize: ownContentSize, inset: inset, refreshing: insets.refreshing)
    }

    /// Rounds a coordinate to device pixels. Measured on iOS 26.1 at scale 3: offsets are multiples of a third of a
    /// point.
    func roundedToPixels(_ value: CGFloat) -> CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? SystemMetrics.round(value, scale: scale) : value
    }

    /// Returns the offset that the view takes when `offset` is set.
    func reachable(_ offset: CGPoint) -> CGPoint {
        let axes = scrollableAxes
        return CGPoint(
            x: axes.contains(.horizontal) ? roundedToPixels(offset.x) : bounds.origin.x,
            y: axes.contains(.vertical) ? roundedToPixels(offset.y) : bounds.origin.y)
    }

    /// Implements the setter of ``contentOffset``. If the application sets it while the content moves, the movement
    /// continues from there.
    func place(_ offset: CGPoint) {
        let target = reachable(offset)
        let before = bounds.origin
        guard target != before else { return }
        if !isMovingContent { shiftMovement(by: CGPoint(x: target.x - before.x, y: target.y - before.y)) }
        bounds.origin = target
    }

    /// Moves the content for a drag, a deceleration or an animation. Sets ``contentOffset``, so that a subclass can
    /// override it.
    func moveContent(to offset: CGPoint) {
        let wasMoving = isMovingContent
        isMovingContent = true
        contentOffset = offset
        isMovingContent = wasMoving
    }

    /// Moves the offset by `delta` because the content has grown or shrunk above the visible area. The visible content
    /// stays in place, and a drag, deceleration or animation continues as if the content had always had this size.
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

    /// Called when `bounds.origin` has changed, for whatever reason.
    func offsetDidChange() {
        setNeedsLayout()
        AccessibilityListening.current?.contentDidMove(in: self)
        // An offset that the application sets in these callbacks is a change of its own, not a step of the movement.
        let wasMoving = isMovingContent
        isMovingContent = false
        contentOffsetDidChange()
        pullToRefresh?.contentDidMove()
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

    /// Called when the content size or the view's size has changed.
    func edgesDidChange() {
        insets.update()
        setNeedsLayout()
        returnBetweenEdges()
        edgeObserver?.scrollViewDidMove(self)
    }

    /// Moves content at rest between its edges; content that moves comes to rest between them.
    func returnBetweenEdges(animated: Bool = false) {
        if isTracking { tracking.edgesDidMove() }
        offsetAnimation.edgesDidMove()
        wheelSession?.edgesDidMove()
        guard !isTracking, !isDragging, !isDecelerating, !isScrollAnimating, !isZooming else { return }
        let inside = offsetEdges.clamping(contentOffset)
        guard inside != contentOffset else { return }
        if animated { moveBack(to: inside) } else { moveContent(to: inside) }
    }

    /// Moves resting content with an animation that the delegate is told no end of; at once where nothing is animated.
    func moveBack(to offset: CGPoint) {
        guard window != nil, UIView.areAnimationsEnabled else { return moveContent(to: offset) }
        offsetAnimation.start(to: offset, reportsEnd: false)
    }

    // MARK: The end of movements

    func motionDidEnd() {
        indicators.scrollingMayHaveEnded()
        delegate(for: ScrollViewDelegateMethods.didEndDecelerating)?.scrollViewDidEndDecelerating(self)
    }

    /// - Parameter isToTop: whether a tap on the status bar has started the animation.
    func offsetAnimationDidEnd(isToTop: Bool = false) {
        if isToTop { return didScrollToTop() }
        indicators.scrollingMayHaveEnded()
        delegate(for: ScrollViewDelegateMethods.didEndScrollingAnimation)?.scrollViewDidEndScrollingAnimation(self)
    }

    func stopDecelerating() {
        motion.stop()
        motionDidEnd()
    }

    /// Stops all movement without notifying the delegate, when the view has left its window.
    func stopAll() {
        motion.stop()
        offsetAnimation.stop()
        wheelSession?.cancel()
        indicators.hideNow()
    }
}

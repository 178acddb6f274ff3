import Foundation
import QuartzCore

/// Turns a pan into content offsets: decides when a drag begins, moves the content under the finger, and starts the
/// motion after the release.
///
/// Owned by the scroll view. During a drag nothing else moves the content.
@MainActor
final class ScrollTracking {
    private unowned let scrollView: UIScrollView
    private var pan: ScrollPan { scrollView.scrollPan }

    private(set) var isDragging = false
    /// The offset at the beginning of the drag, without the effect of the rubber band.
    private var freeOrigin = CGPoint.zero
    private var draggedAxes = ScrollAxes.both
    /// True after a touch has stopped a motion, or the edges moved under a touch. If no drag follows, the content must
    /// be moved back between its edges.
    private var mayBeOutside = false

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    // MARK: The touch

    func touchDown() {
        // The delegate may release the scroll view.
        let scrollView = scrollView
        defer { withExtendedLifetime(scrollView) {} }
        if scrollView.isScrollAnimating || scrollView.wheelSession != nil || scrollView.isDecelerating {
            mayBeOutside = true
        }
        scrollView.offsetAnimation.stop()
        scrollView.wheelSession?.finish()
        if scrollView.isDecelerating { scrollView.stopDecelerating() }
    }

    func touchesAreOver() {
        guard mayBeOutside else { return }
        // The delegate may release the scroll view.
        let scrollView = scrollView
        defer { withExtendedLifetime(scrollView) {} }
        mayBeOutside = false
        if !scrollView.isDecelerating && !scrollView.offsetEdges.contains(scrollView.contentOffset) {
            let inside = scrollView.offsetEdges.clamping(scrollView.contentOffset)
            release(velocity: .zero, target: inside, announced: inside)
        }
    }

    /// Called when the edges moved under a finger that does not drag.
    func edgesDidMove() {
        if !isDragging { mayBeOutside = true }
    }

    func shift(by delta: CGPoint) {
        freeOrigin.x += delta.x
        freeOrigin.y += delta.y
    }

    // MARK: Beginning a drag

    func mayBegin() -> Bool {
        let axes = scrollView.draggableAxes
        let travel = travel(in: scrollView)
        guard scrollView.isScrollEnabled, !axes.isEmpty, contentLetsGo() else { return false }
        let axis = ScrollAxis(along: travel)
        guard axes.contains(axis.axes) else { return false }
        return !leavesToParent(axis, forward: travel[keyPath: axis.ofPoint] < 0)
    }

    /// The movement of the fingers in the coordinates of a scroll view, which may be rotated, scaled or mirrored.
    private func travel(in scrollView: UIScrollView) -> CGPoint { scrollView.vector(fromWindow: pan.track.travel) }

    /// Returns whether all touches that the content has received already can be cancelled.
    private func contentLetsGo() -> Bool {
        for touch in pan.trackedTouches where touch.isDown {
            guard let view = touch.view, view !== scrollView,
                touch.window?.touchDispatcher.viewHasBegun(touch) == true
            else { continue }
            if !scrollView.canCancelContentTouches || !scrollView.touchesShouldCancel(in: view) { return false }
        }
        return true
    }

    /// Whether a drag is left to an enclosing scroll view: this one is at its edge, and the enclosing one can still
    /// move in that direction.
    private func leavesToParent(_ axis: ScrollAxis, forward: Bool) -> Bool {
        let transfers =
            axis == .horizontal
            ? scrollView.transfersHorizontalScrollingToParent : scrollView.transfersVerticalScrollingToParent
        guard transfers, !scrollView.canMove(axis, forward: forward) else { return false }
        return scrollView.enclosingScrollViews.dropFirst().contains { outer in
            let travel = travel(in: outer)
            let axis = ScrollAxis(along: travel)
            return outer.isScrollEnabled && outer.canMove(axis, forward: travel[keyPath: axis.ofPoint] < 0)
        }
    }

    // MARK: The drag

    func panChanged() {
        // The delegate may release the scroll view.
        let scrollView = scrollView
        defer { withExtendedLifetime(scrollView) {} }
        switch pan.state {
        case .began:
            begin()
            follow()
            scrollView.pullToRefresh?.contentWasDragged()
        case .changed:
            follow()
            scrollView.pullToRefresh?.contentWasDragged()
            KeyboardDismissal.dragged(scrollView, to: pan.location(in: nil))
        case .ended:
            KeyboardDismissal.dragEnded(in: scrollView, velocity: pan.velocity(in: nil))
            // A pinch with the same fingers is over too, and where it leaves the content the drag ends.
            if let zoom = scrollView.zoom, !zoom.followsFingers { zoom.end() }
            end(velocity: pan.velocity(in: scrollView))
        case .cancelled:
            KeyboardDismissal.dragEnded(in: scrollView, velocity: .zero)
            end(velocity: .zero)
        case .possible, .failed: break
        }
    }

    private func begin() {
        isDragging = true
        mayBeOutside = false
        draggedAxes = scrollView.draggableAxes
        if scrollView.isDirectionalLockEnabled {
            draggedAxes.formIntersection(ScrollAxis(along: travel(in: scrollView)).axes)
        }
        freeOrigin = freeOffset
        scrollView.pullToRefresh?.dragDidBegin()
        scrollView.indicators.scrollingBegan()
        KeyboardDismissal.dragBegan(in: scrollView)
        scrollView.scrollingBegins()
        scrollView.delegate(for: ScrollViewDelegateMethods.willBeginDragging)?.scrollViewWillBeginDragging(scrollView)
    }

    /// The present offset without the effect of the rubber band.
    private var freeOffset: CGPoint {
        var free = scrollView.contentOffset
        for axis in ScrollAxis.allCases {
            let offset = free[keyPath: axis.ofPoint]
            let edge = scrollView.offsetEdges[axis].clamping(offset)
            free[keyPath: axis.ofPoint] =
                edge
                + ScrollPhysics.fingerDistance(
                    shown: offset - edge, dimension: scrollView.bounds.size[keyPath: axis.ofSize])
        }
        return free
    }

    /// Called when a pinch has moved the content during the drag, which goes on from there.
    func continueFromPresentOffset() {
        guard isDragging else { return }
        let (free, translation) = (freeOffset, pan.translation(in: scrollView))
        freeOrigin = CGPoint(x: free.x + translation.x, y: free.y + translation.y)
        draggedAxes = scrollView.draggableAxes
    }

    private func follow() {
        // The delegate may have ended the drag when it was notified of its beginning. A pinch moves the content itself.
        guard isDragging, scrollView.zoom?.followsFingers != true else { return }
        let translation = pan.translation(in: scrollView)
        var offset = scrollView.contentOffset
        for axis in ScrollAxis.allCases where draggedAxes.contains(axis.axes) {
            let free = freeOrigin[keyPath: axis.ofPoint] - translation[keyPath: axis.ofPoint]
            let edge = scrollView.offsetEdges[axis].clamping(free)
            let past =
                scrollView.bounces(axis)
                ? ScrollPhysics.rubberBand(free - edge, dimension: scrollView.bounds.size[keyPath: axis.ofSize]) : 0
            offset[keyPath: axis.ofPoint] = edge + past
        }
        scrollView.moveContent(to: offset)
    }

    private func end(velocity fingerVelocity: CGPoint) {
        guard isDragging else { return }
        scrollView.pullToRefresh?.dragWillEnd()
        let edges = scrollView.offsetEdges
        let offset = scrollView.contentOffset
        let rate = scrollView.decelerationRate.rawValue
        var velocity = CGPoint.zero
        var announced = edges.clamping(offset)
        for axis in ScrollAxis.allCases where draggedAxes.contains(axis.axes) {
            let speed = 0 - fingerVelocity[keyPath: axis.ofPoint]
            velocity[keyPath: axis.ofPoint] = speed
            guard edges[axis].contains(offset[keyPath: axis.ofPoint]) else { continue }
            let target = Deceleration(origin: offset[keyPath: axis.ofPoint], velocity: speed, rate: rate)
                .announcedTarget
            announced[keyPath: axis.ofPoint] = scrollView.roundedToPixels(
                scrollView.isPagingEnabled
                    ? page(axis, from: offset, velocity: speed) : edges[axis].clamping(target))
        }
        let shownVelocity = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        // The layout of a collection view is client code.
        var target = scrollView.restingOffset(announced, velocity: shownVelocity)
        guard isDragging else { return }
        if let observer = scrollView.edgeObserver, draggedAxes.contains(.vertical) {
            target.y = scrollView.roundedToPixels(observer.settledOffset(target.y, of: scrollView))
        }
        scrollView.delegate(for: ScrollViewDelegateMethods.willEndDragging)?.scrollViewWillEndDragging(
            scrollView, withVelocity: shownVelocity, targetContentOffset: &target)
        guard isDragging else { return }
        isDragging = false
        release(velocity: velocity, target: target, announced: announced, endsDrag: true)
    }

    /// Returns the offset of the nearest page, or of the next page in the direction of a flick.
    private func page(_ axis: ScrollAxis, from offset: CGPoint, velocity: CGFloat) -> CGFloat {
        let length = scrollView.bounds.size[keyPath: axis.ofSize]
        let position = offset[keyPath: axis.ofPoint]
        guard length > 0 else { return position }
        let pages = position / length
        let isFlick = abs(velocity) > 250  // unverified
        let page = isFlick ? (velocity > 0 ? pages.rounded(.up) : pages.rounded(.down)) : pages.rounded()
        return scrollView.offsetEdges[axis].clamping(page * length)
    }

    // MARK: The release

    /// Starts the motion of the content to `target`. Where that differs from `announced`, the delegate, the layout
    /// of a collection view or the edge observer chose it.
    private func release(velocity: CGPoint, target: CGPoint, announced: CGPoint, endsDrag: Bool = false) {
        let start = (pan.lastEvent?.timestamp ?? CACurrentMediaTime()) + ScrollPhysics.startDelay
        func motions() -> (horizontal: AxisMotion, vertical: AxisMotion) {
            func motion(_ axis: ScrollAxis) -> AxisMotion {
                self.motion(
                    axis, velocity: velocity[keyPath: axis.ofPoint], target: target[keyPath: axis.ofPoint],
                    isChosen: target[keyPath: axis.ofPoint] != announced[keyPath: axis.ofPoint], time: start)
            }
            return (motion(.horizontal), motion(.vertical))
        }
        var (horizontal, vertical) = motions()
        if endsDrag {
            let (offset, edges) = (scrollView.contentOffset, scrollView.offsetEdges)
            scrollView.delegate(for: ScrollViewDelegateMethods.didEndDragging)?.scrollViewDidEndDragging(
                scrollView, willDecelerate: !horizontal.isResting || !vertical.isResting)
            // The delegate may have moved the content: the motion then starts from there. If it started an animation,
            // or removed the view from its window, there is no motion.
            if scrollView.isScrollAnimating || scrollView.window == nil { return }
            if offset != scrollView.contentOffset || edges != scrollView.offsetEdges {
                (horizontal, vertical) = motions()
            }
        }
        guard !horizontal.isResting || !vertical.isResting, !isDragging else {
            scrollView.indicators.scrollingMayHaveEnded()
            return
        }
        scrollView.motion.start(horizontal: horizontal, vertical: vertical)
        scrollView.delegate(for: ScrollViewDelegateMethods.willBeginDecelerating)?.scrollViewWillBeginDecelerating(
            scrollView)
    }

    private func motion(
        _ axis: ScrollAxis, velocity: CGFloat, target: CGFloat, isChosen: Bool, time: Double
    ) -> AxisMotion {
        let position = scrollView.contentOffset[keyPath: axis.ofPoint]
        let edges = scrollView.offsetEdges[axis]
        let rate = scrollView.decelerationRate.rawValue
        if !edges.contains(position) {
            let edge = isChosen ? target : edges.clamping(position)
            let returning = ScrollPhysics.returnVelocity(displacement: position - edge)
            let isFaster = velocity * returning > 0 && abs(velocity) > abs(returning)
            return .springing(
                Spring(rest: edge, displacement: position - edge, velocity: isFaster ? velocity : returning),
                from: time)
        }
        if scrollView.isPagingEnabled || isChosen {
            guard abs(target - position) >= ScrollPhysics.springRest else { return .resting(at: target) }
            return scrollView.isPagingEnabled && !isChosen
                ? .springing(Spring(rest: target, displacement: position - target, velocity: velocity), from: time)
                : .decelerating(Deceleration(origin: position, target: target, rate: rate), from: time, landing: target)
        }
        guard abs(velocity) > ScrollPhysics.restingSpeed else { return .resting(at: position) }
        if target == position && !scrollView.bounces(axis) { return .resting(at: position) }
        return .decelerating(Deceleration(origin: position, velocity: velocity, rate: rate), from: time)
    }
}

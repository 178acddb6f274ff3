import Foundation
import QuartzCore

/// Performs `setContentOffset(_:animated: true)`: changes the content offset itself in every frame, so that rows are
/// requested and retired on the way.
///
/// Owned by the scroll view.
@MainActor
final class OffsetAnimation {
    private unowned let scrollView: UIScrollView
    private var from = CGPoint.zero
    private(set) var to = CGPoint.zero
    private var startTime = 0.0
    private var reportsEnd = true
    private var link: CADisplayLink?
    /// Whether a tap on the status bar has started the animation.
    private var isToTop = false

    private static let duration = 0.3  // unverified: reimplementations use 0.25 to 0.33

    var isRunning: Bool { link != nil }

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    /// - Parameter reportsEnd: Whether the delegate is told of the end.
    func start(to offset: CGPoint, isToTop: Bool = false, reportsEnd: Bool = true) {
        self.isToTop = isToTop
        self.reportsEnd = reportsEnd
        scrollView.scrollingBegins()
        from = scrollView.contentOffset
        to = offset
        startTime = CACurrentMediaTime()
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] _ in self?.advance(to: CACurrentMediaTime()) }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Continues to another end offset, from the current offset and in the remaining time.
    func retarget(to offset: CGPoint) {
        guard isRunning else { return }
        let left = 1 - eased(progress(at: CACurrentMediaTime()))
        if left > 0.001 {
            let present = scrollView.contentOffset
            from.x = offset.x - (offset.x - present.x) / left
            from.y = offset.y - (offset.y - present.y) / left
        }
        to = offset
    }

    func edgesDidMove() {
        let inside = scrollView.offsetEdges.clamping(to)
        if isRunning, inside != to { retarget(to: inside) }
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    func shift(by delta: CGPoint) {
        from.x += delta.x
        from.y += delta.y
        to.x += delta.x
        to.y += delta.y
    }

    private func progress(at time: Double) -> CGFloat {
        CGFloat(min(max((time - startTime) / Self.duration, 0), 1))
    }

    private func eased(_ progress: CGFloat) -> CGFloat { progress * progress * (3 - 2 * progress) }  // unverified

    private func advance(to time: Double) {
        guard isRunning else { return }
        // The delegate may release the scroll view.
        let scrollView = scrollView
        defer { withExtendedLifetime(scrollView) {} }
        let progress = progress(at: time)
        let eased = eased(progress)
        let isOver = progress >= 1
        if isOver { stop() }
        scrollView.moveContent(
            to: isOver ? to : CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased))
        if isOver { scrollView.contentDidArrive() }
        guard reportsEnd else {
            if isOver && !isRunning { scrollView.indicators.scrollingMayHaveEnded() }
            return
        }
        // The delegate may have started another animation in `scrollViewDidScroll`.
        if isOver && !isRunning { scrollView.offsetAnimationDidEnd(isToTop: isToTop) }
    }
}

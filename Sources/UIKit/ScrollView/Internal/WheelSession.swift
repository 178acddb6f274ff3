import Foundation
import QuartzCore

/// A sequence of wheel steps on one scroll view, from the first step until the content has come to rest.
///
/// Owned by the scroll view meanwhile. The delegate is notified of a drag without deceleration. Wheel steps do not go
/// past the edges. The steps of a notched wheel are spread over several frames; those of a touchpad take effect at
/// once.
@MainActor
final class WheelSession {
    private unowned let scrollView: UIScrollView
    /// The offset after all steps so far.
    private(set) var target: CGPoint
    /// The offset on the way to the target, before it is rounded to pixels.
    private var position: CGPoint
    private var link: CADisplayLink?
    private var lastFrame = 0.0
    private var lastStep = 0.0
    /// Whether a button is held down, so that the session does not end when nothing moves.
    var isHeld = false

    /// The time constant of the exponential approach to the target, in seconds.
    private static let easing = 0.05  // unverified
    /// The time without a step after which the session ends, in seconds.
    private static let stillness = 0.1  // unverified

    static func begin(on scrollView: UIScrollView) -> WheelSession {
        if scrollView.isDecelerating { scrollView.stopDecelerating() }
        scrollView.offsetAnimation.stop()
        let session = WheelSession(scrollView: scrollView)
        scrollView.wheelSession = session
        scrollView.indicators.scrollingBegan()
        scrollView.scrollingBegins()
        scrollView.delegate(for: ScrollViewDelegateMethods.willBeginDragging)?.scrollViewWillBeginDragging(scrollView)
        if scrollView.wheelSession === session { scrollView.scrollPan.wheelBegan() }
        return session
    }

    private init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        target = scrollView.contentOffset
        position = target
    }

    /// Moves the content for a movement of the pointer, in the window's coordinates.
    func moveAtOnce(byWindow delta: CGPoint) { move(by: scrollView.vector(fromWindow: delta), smoothly: false) }

    /// - Parameter delta: in the scroll view's coordinates.
    func move(by delta: CGPoint, smoothly: Bool) {
        // The delegate may have ended the session when it was notified of the drag.
        guard scrollView.wheelSession === self else { return }
        lastStep = CACurrentMediaTime()
        for axis in ScrollAxis.allCases where scrollView.overflows(axis) {
            let position = target[keyPath: axis.ofPoint] + delta[keyPath: axis.ofPoint]
            target[keyPath: axis.ofPoint] = scrollView.offsetEdges[axis].clamping(position)
        }
        if !smoothly {
            position = target
            scrollView.moveContent(to: position)
            guard scrollView.wheelSession === self else { return }
        }
        scrollView.scrollPan.wheelMoved(by: CGPoint(x: -delta.x, y: -delta.y))
        guard scrollView.wheelSession === self else { return }
        startLink()
    }

    func edgesDidMove() {
        target = scrollView.offsetEdges.clamping(target)
    }

    func shift(by delta: CGPoint) {
        target.x += delta.x
        target.y += delta.y
        position.x += delta.x
        position.y += delta.y
    }

    /// Ends the session and notifies the delegate.
    func finish() {
        // The delegate may release the scroll view.
        let scrollView = scrollView
        defer { withExtendedLifetime(scrollView) {} }
        cancel()
        var resting = scrollView.contentOffset
        scrollView.delegate(for: ScrollViewDelegateMethods.willEndDragging)?.scrollViewWillEndDragging(
            scrollView, withVelocity: .zero, targetContentOffset: &resting)
        scrollView.delegate(for: ScrollViewDelegateMethods.didEndDragging)?.scrollViewDidEndDragging(
            scrollView, willDecelerate: false)
        scrollView.indicators.scrollingMayHaveEnded()
    }

    /// Ends the session without notifying the delegate.
    func cancel() {
        link?.invalidate()
        link = nil
        scrollView.wheelSession = nil
        scrollView.scrollPan.wheelEnded()
    }

    /// Ends the session when its button is released.
    func release() {
        isHeld = false
        if scrollView.wheelSession === self { finish() }
    }

    private func startLink() {
        guard link == nil else { return }
        lastFrame = lastStep
        let link = CADisplayLink { [weak self] _ in self?.advance(to: CACurrentMediaTime()) }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func advance(to time: Double) {
        // The delegate may release the scroll view.
        let scrollView = scrollView
        defer { withExtendedLifetime(scrollView) {} }
        let left = CGPoint(x: target.x - position.x, y: target.y - position.y)
        let isThere = max(abs(left.x), abs(left.y)) < 0.5
        if isThere {
            position = target
        } else {
            let share = CGFloat(1 - exp(-max(time - lastFrame, 0) / Self.easing))
            position.x += left.x * share
            position.y += left.y * share
        }
        lastFrame = time
        scrollView.moveContent(to: position)
        // The delegate may have ended the session in `scrollViewDidScroll`.
        if isThere && !isHeld && time - lastStep >= Self.stillness && scrollView.wheelSession === self { finish() }
    }
}

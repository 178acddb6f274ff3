import Foundation

/// Recognizes fingers that move. The gesture is continuous: it begins when they have moved 10 points, and the
/// translation is measured from there.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The default is 1.
    open var minimumNumberOfTouches = 1

    /// The default is no limit. More fingers before the gesture begins make it fail.
    open var maximumNumberOfTouches = Int.max

    /// The scrolling that is a gesture, too, while the pointer is over the view; by default none. A gesture by scrolling
    /// has no touches, begins with the first step, and ends when no step has followed for a while.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// Returns the movement since the gesture began, in the view's coordinates. It does not depend on the position of
    /// the view.
    open func translation(in view: UIView?) -> CGPoint {
        let travel = CGPoint(x: track.travel.x - origin.x, y: track.travel.y - origin.y)
        return view?.vector(fromWindow: travel) ?? travel
    }

    /// Sets the translation for the current position of the fingers, and resets the velocity.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let inWindow = view?.vector(toWindow: translation) ?? translation
        origin = CGPoint(x: track.travel.x - inWindow.x, y: track.travel.y - inWindow.y)
        track.forgetVelocity(at: lastEvent?.timestamp ?? 0)
    }

    /// Returns the velocity in points per second, in the view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = track.velocity(at: lastEvent?.timestamp ?? 0)
        return view?.vector(fromWindow: velocity) ?? velocity
    }

    /// A pan begins when the fingers have moved this far, and this movement does not count: 180 points of movement move
    /// a scroll view's content by 170. Measured on iOS 26.1 (github.com/Vercantez/openuikit, golden/scroll_traces).
    static let slop: CGFloat = 10

    private(set) var track = PanTrack()
    /// The movement at which the translation is zero.
    private var origin = CGPoint.zero

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        track.start(at: event.timestamp)
        if state == .possible, trackedTouches.filter(\.isDown).count > maximumNumberOfTouches {
            fail(because: "more than \(maximumNumberOfTouches) fingers came down")
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let fingers = trackedTouches.filter(\.isDown)
        guard fingers.count >= minimumNumberOfTouches else { return }
        var delta = CGPoint.zero
        for touch in touches {
            delta.x += (touch.windowLocation.x - touch.previousWindowLocation.x) / CGFloat(fingers.count)
            delta.y += (touch.windowLocation.y - touch.previousWindowLocation.y) / CGFloat(fingers.count)
        }
        track.move(by: delta, at: event.timestamp)
        if state != .possible {
            state = .changed
        } else if hypot(track.travel.x, track.travel.y) >= Self.slop {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.filter(\.isDown).count < minimumNumberOfTouches else { return }
        if state == .possible {
            fail(because: "the fingers were lifted after less than \(Self.slop.shortDescription) points")
        } else {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { fail(because: "the touches were cancelled") } else { state = .cancelled }
    }

    open override func reset() {
        super.reset()
        track = PanTrack()
        origin = .zero
        scrollEnd?.cancel()
        scrollEnd = nil
    }

    // MARK: Scrolling

    /// Ends the gesture by scrolling, if no step follows; nil if there is none.
    private var scrollEnd: DelayedCall?

    /// The time without a step after which a gesture by scrolling is over, in seconds. A wheel does not report its end.
    private static let scrollPause = 0.15  // unverified

    /// Begins or continues a gesture with a step of a wheel. Returns false if the recognizer does not take it.
    func scroll(_ event: WheelScrollEvent) -> Bool {
        guard arena == nil, allowedScrollTypesMask.contains(event.scrollType) else { return false }
        let begins = scrollEnd == nil
        if begins {
            guard isEnabled, accepts(event), shouldBegin() else { return false }
            track.start(at: event.timestamp)
        }
        lastEvent = event
        noteLocation(event.location)
        track.move(by: event.delta, at: event.timestamp)
        scrollEnd?.cancel()
        scrollEnd = DelayedCall(after: Self.scrollPause) { [weak self] in self?.endScroll() }
        state = begins ? .began : .changed
        return true
    }

    private func endScroll() {
        guard scrollEnd != nil else { return }
        scrollEnd = nil
        state = .ended
        startAnew()
    }

    override func willRecognize() {
        let length = hypot(track.travel.x, track.travel.y)
        guard length > 0 else { return }
        let share = min(1, Self.slop / length)
        origin = CGPoint(x: track.travel.x * share, y: track.travel.y * share)
    }
}

import Foundation

/// Recognizes fingers that stay down in one place. The gesture is continuous: it begins after ``minimumPressDuration``,
/// changes when the fingers move, and ends when they are lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The time in seconds after which the gesture begins; the default is 0.5.
    open var minimumPressDuration: TimeInterval = 0.5

    /// The number of fingers; the default is 1.
    open var numberOfTouchesRequired = 1

    /// The number of complete taps before the press; the default is 0.
    open var numberOfTapsRequired = 0

    /// The distance in points that the fingers may move before the gesture begins; the default is 10.
    open var allowableMovement: CGFloat = 10

    private static let maximumTapInterval = 0.35  // unverified

    private var start: CGPoint?
    private var tapsDone = 0
    private var timer: DelayedCall?

    override var awaitsMoreTouches: Bool { tapsDone > 0 && tapsDone <= numberOfTapsRequired }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let fingers = trackedTouches.filter(\.isDown).count
        guard fingers <= numberOfTouchesRequired else {
            if state == .possible { fail(because: "more than \(numberOfTouchesRequired) fingers came down") }
            return
        }
        guard fingers == numberOfTouchesRequired else { return }
        start = location(in: nil)
        timer?.cancel()
        guard tapsDone == numberOfTapsRequired else { return }
        timer = DelayedCall(after: minimumPressDuration) { [weak self] in
            guard let self, state == .possible else { return }
            state = .began
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed {
            state = .changed
            return
        }
        guard let start else { return }
        let now = location(in: nil)
        if hypot(now.x - start.x, now.y - start.y) > allowableMovement {
            fail(because: "the fingers moved more than \(allowableMovement.shortDescription) points")
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed {
            if !trackedTouches.contains(where: \.isDown) { state = .ended }
        } else if tapsDone < numberOfTapsRequired, !trackedTouches.contains(where: \.isDown) {
            tapsDone += 1
            timer?.cancel()
            timer = DelayedCall(after: Self.maximumTapInterval) { [weak self] in
                guard let self, state == .possible else { return }
                fail(because: "the next tap did not come")
            }
        } else if !trackedTouches.contains(where: \.isDown) || start != nil {
            fail(because: "a finger was lifted within \(CGFloat(minimumPressDuration).shortDescription) seconds")
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { fail(because: "the touches were cancelled") } else { state = .cancelled }
    }

    open override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
        start = nil
        tapsDone = 0
    }
}

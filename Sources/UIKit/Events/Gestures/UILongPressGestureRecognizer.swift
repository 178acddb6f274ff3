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
            if state == .possible { state = .failed }
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
        if hypot(now.x - start.x, now.y - start.y) > allowableMovement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed {
            if !trackedTouches.contains(where: \.isDown) { state = .ended }
        } else if tapsDone < numberOfTapsRequired, !trackedTouches.contains(where: \.isDown) {
            tapsDone += 1
            timer?.cancel()
            timer = DelayedCall(after: Self.maximumTapInterval) { [weak self] in
                guard let self, state == .possible else { return }
                state = .failed
            }
        } else if !trackedTouches.contains(where: \.isDown) || start != nil {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
        start = nil
        tapsDone = 0
    }
}

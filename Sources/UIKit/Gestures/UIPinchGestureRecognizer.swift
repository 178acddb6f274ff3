import Foundation

/// Two fingers that move together or apart. A continuous gesture: it begins when their distance has changed enough, and ends when both are lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The fingers' distance as a multiple of that at the beginning; setting it makes the present distance count as this much.
    open var scale: CGFloat = 1

    /// Of the scale, in 1/s.
    open var velocity: CGFloat { speed.value }

    /// How much the distance of the fingers changes before the gesture begins, in points. Unverified.
    private static let slop: CGFloat = 8

    private var distance: CGFloat?
    private var firstDistance: CGFloat?
    private var speed = ChangeRate()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let fingers = trackedTouches.filter(\.isDown)
        if fingers.count > 2, state == .possible { state = .failed }
        // A finger that comes back does not make the scale jump.
        distance = fingers.distanceOfTwo
        firstDistance = firstDistance ?? distance
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let now = trackedTouches.filter(\.isDown).distanceOfTwo, let distance, let firstDistance else { return }
        if state == .possible {
            if abs(now - firstDistance) >= Self.slop {
                self.distance = now
                speed.start(at: event.timestamp)
                state = .began
            }
        } else {
            let before = scale
            scale *= now / distance
            self.distance = now
            speed.add(scale - before, at: event.timestamp)
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !trackedTouches.contains(where: \.isDown) else { return }
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        super.reset()
        scale = 1
        distance = nil
        firstDistance = nil
        speed = ChangeRate()
    }
}

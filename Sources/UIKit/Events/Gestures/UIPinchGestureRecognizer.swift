import Foundation

/// Recognizes two fingers that move together or apart. The gesture is continuous: it begins when their distance has
/// changed enough, and ends when both are lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers in relation to that at the beginning. Setting it sets the scale for their current
    /// distance.
    open var scale: CGFloat = 1

    /// The rate at which the scale changes per second.
    open var velocity: CGFloat { speed.value }

    /// The change of the fingers' distance in points at which the gesture begins. Unverified.
    private static let slop: CGFloat = 8

    private var distance: CGFloat?
    private var firstDistance: CGFloat?
    private var speed = ChangeRate()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let fingers = trackedTouches.filter(\.isDown)
        if fingers.count > 2, state == .possible { fail(because: "more than 2 fingers came down") }
        // A finger that comes down again must not change the scale.
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
        if state == .possible { fail(because: "the fingers were lifted too early") } else { state = .ended }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { fail(because: "the touches were cancelled") } else { state = .cancelled }
    }

    open override func reset() {
        super.reset()
        scale = 1
        distance = nil
        firstDistance = nil
        speed = ChangeRate()
    }
}

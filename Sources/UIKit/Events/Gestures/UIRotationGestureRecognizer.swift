import Foundation

/// Recognizes two fingers that rotate around each other. The gesture is continuous: it begins when they have rotated
/// enough, and ends when both are lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation since the beginning in radians, clockwise. Setting it sets the rotation for the fingers' current
    /// position.
    open var rotation: CGFloat = 0

    /// The velocity in radians per second.
    open var velocity: CGFloat { speed.value }

    /// The distance in points that a finger moves around the center before the gesture begins. Unverified.
    private static let slop: CGFloat = 10

    private var angle: CGFloat?
    private var firstAngle: CGFloat?
    private var speed = ChangeRate()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let fingers = trackedTouches.filter(\.isDown)
        if fingers.count > 2, state == .possible { fail(because: "more than 2 fingers came down") }
        angle = fingers.angleOfTwo
        firstAngle = firstAngle ?? angle
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let fingers = trackedTouches.filter(\.isDown)
        guard let now = fingers.angleOfTwo, let distance = fingers.distanceOfTwo, let angle, let firstAngle else {
            return
        }
        if state == .possible {
            if abs(Self.turn(from: firstAngle, to: now)) * distance / 2 >= Self.slop {
                self.angle = now
                speed.start(at: event.timestamp)
                state = .began
            }
        } else {
            let turn = Self.turn(from: angle, to: now)
            rotation += turn
            self.angle = now
            speed.add(turn, at: event.timestamp)
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
        rotation = 0
        angle = nil
        firstAngle = nil
        speed = ChangeRate()
    }

    /// Returns the rotation between two angles in the shorter direction.
    private static func turn(from start: CGFloat, to end: CGFloat) -> CGFloat {
        (end - start).remainder(dividingBy: 2 * .pi)
    }
}

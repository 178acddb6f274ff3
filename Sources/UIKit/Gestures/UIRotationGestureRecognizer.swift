import Foundation

/// Two fingers that turn around each other. A continuous gesture: it begins when they have turned enough, and ends when both are lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Since the beginning, in radians, clockwise; setting it makes the present angle count as this much.
    open var rotation: CGFloat = 0

    /// Radians a second.
    open var velocity: CGFloat { speed.value }

    /// How far a finger goes around the middle before the gesture begins, in points. Unverified.
    private static let slop: CGFloat = 10

    private var angle: CGFloat?
    private var firstAngle: CGFloat?
    private var speed = ChangeRate()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let fingers = trackedTouches.filter(\.isDown)
        if fingers.count > 2, state == .possible { state = .failed }
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
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        super.reset()
        rotation = 0
        angle = nil
        firstAngle = nil
        speed = ChangeRate()
    }

    /// The shorter way round.
    private static func turn(from start: CGFloat, to end: CGFloat) -> CGFloat {
        (end - start).remainder(dividingBy: 2 * .pi)
    }
}

import Foundation

extension UISpringTimingParameters {
    /// Creates a spring of mass 1.
    ///
    /// - Parameters:
    ///   - duration: the period of the spring without damping, in seconds.
    ///   - bounce: 0 comes to rest without overshooting, values up to 1 oscillate, and negative ones, down to -1, come
    ///     to rest more slowly. That negative values divide the damping is unverified.
    public convenience init(
        duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector
    ) {
        let duration = max(duration, 0.001)
        let critical = 4 * CGFloat.pi / duration
        let stiffness: CGFloat = (2 * .pi / duration) * (2 * .pi / duration)
        let damping = bounce >= 0 ? critical * max(0, 1 - bounce) : critical / max(0.001, 1 + bounce)
        self.init(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }

    /// Creates a spring of mass 1 that begins at rest. The duration is its period in seconds; a bounce of 0 does not
    /// overshoot.
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }
}

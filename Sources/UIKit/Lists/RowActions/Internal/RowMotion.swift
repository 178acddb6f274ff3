import Foundation
import QuartzCore

/// Moves a swiped row to where it rests, frame by frame, on a critically damped spring.
///
/// Owned by the row. A finger that takes hold of the row stops it where it is.
@MainActor
final class RowMotion {
    private var spring = Spring(rest: 0, displacement: 0, velocity: 0)
    private var start = 0.0
    private var link: CADisplayLink?
    private var step: (CGFloat) -> Void = { _ in }
    private var end: () -> Void = {}

    /// Starts from `opening` at `speed`.
    ///
    /// - Parameters:
    ///   - step: called with the opening in each frame.
    ///   - end: called after the last step; not called if the motion is stopped.
    func start(
        from opening: CGFloat, to target: CGFloat, speed: CGFloat, step: @escaping (CGFloat) -> Void,
        end: @escaping () -> Void
    ) {
        spring = Spring(
            rest: target, displacement: opening - target, velocity: speed,
            frequency: SystemMetrics.current.rowActions.springFrequency)
        (self.step, self.end) = (step, end)
        start = CACurrentMediaTime()
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] _ in self?.advance(to: CACurrentMediaTime()) }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
        (step, end) = ({ _ in }, {})
    }

    private func advance(to time: Double) {
        let elapsed = CGFloat(max(time - start, 0))
        guard spring.isAtRest(after: elapsed) else { return step(spring.position(after: elapsed)) }
        let (step, end) = (self.step, self.end)
        stop()
        step(spring.rest)
        end()
    }
}

import Foundation

/// Opens rows with horizontal steps of a touchpad or wheel. Neither tells when the fingers leave it, so the row opens or
/// closes when no step has come for a moment, and a full swipe, which could not be taken back, needs a finger.
///
/// Owned by ``RowActions``.
@MainActor
final class SwipeWheel {
    private let tracking: SwipeTracking
    private enum Phase {
        case idle
        /// The steps so far do not reach the distance from which on they count, as for a finger.
        case hesitating
        case following
        /// The row has no actions at this side.
        case refused
    }
    private var phase = Phase.idle
    private var pull: CGFloat = 0
    private var timer: DelayedCall?

    init(tracking: SwipeTracking) { self.tracking = tracking }

    /// Returns whether the step is for a row.
    ///
    /// - Parameters:
    ///   - point: in points of the list.
    ///   - delta: to the right.
    func step(by delta: CGFloat, at point: CGPoint) -> Bool {
        timer?.cancel()
        timer = DelayedCall(after: SystemMetrics.current.rowActions.wheelStillness) { [weak self] in self?.end() }
        if phase == .following, !tracking.isTracking { phase = .refused }
        guard phase != .refused else { return false }
        pull += delta
        if phase != .following {
            phase = .hesitating
            guard abs(pull) >= UIPanGestureRecognizer.slop else { return true }
            guard tracking.mayBegin(at: point, towards: pull) else {
                phase = .refused
                return false
            }
            phase = .following
            pull -= pull < 0 ? -UIPanGestureRecognizer.slop : UIPanGestureRecognizer.slop
            tracking.begin(pull: pull, allowsFullSwipe: false)
        } else {
            tracking.follow(pull: pull)
        }
        return true
    }

    private func end() {
        let wasFollowing = phase == .following
        phase = .idle
        pull = 0
        timer = nil
        if wasFollowing { tracking.release(velocity: 0) }
    }
}

/// Where a view controller stands between hidden and shown, and why it moves.
@MainActor
final class AppearanceState {
    enum Phase {
        case disappeared, appearing, appeared, disappearing
    }

    enum Cause {
        case presented, dismissed
    }

    private(set) var phase = Phase.disappeared
    private(set) var isAnimated = false
    /// A container began the transition and will end it; otherwise the view's move to a window did.
    private(set) var isExplicit = false
    var hasCalledIsAppearing = false
    /// Counts the changes of ``phase``.
    private var transitions = 0
    var cause: Cause?
    var isMovingToParent = false
    var isMovingFromParent = false

    /// A container has begun a transition that has not ended.
    var isMovedByContainer: Bool { isExplicit && (phase == .appearing || phase == .disappearing) }

    /// Returns what ``isCurrent(_:)`` takes.
    func begin(_ phase: Phase, animated: Bool, isExplicit: Bool) -> Int {
        isAnimated = animated
        self.isExplicit = isExplicit
        if phase == .appearing { hasCalledIsAppearing = false }
        return enter(phase)
    }

    func end(_ phase: Phase) -> Int { enter(phase) }

    /// Whether nothing has begun or ended since the change of phase that returned `transition`.
    func isCurrent(_ transition: Int) -> Bool { transition == transitions }

    private func enter(_ phase: Phase) -> Int {
        self.phase = phase
        transitions += 1
        return transitions
    }
}

/// The appearance state of a view controller, and the reason for its current transition.
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
    /// Whether a container began the transition and will end it. If false, the view's move to or from a window began
    /// it.
    private(set) var isExplicit = false
    var hasCalledIsAppearing = false
    /// The number of changes of ``phase``.
    private var transitions = 0
    /// The focus system whose item was in the view when that began to disappear.
    weak var focusSystem: UIFocusSystem?
    var cause: Cause?
    var isMovingToParent = false
    var isMovingFromParent = false

    /// Whether a container has begun a transition that has not ended.
    var isMovedByContainer: Bool { isExplicit && (phase == .appearing || phase == .disappearing) }

    /// Enters a phase and returns the number of the transition, for ``isCurrent(_:)``.
    func begin(_ phase: Phase, animated: Bool, isExplicit: Bool) -> Int {
        isAnimated = animated
        self.isExplicit = isExplicit
        if phase == .appearing { hasCalledIsAppearing = false }
        return enter(phase)
    }

    func end(_ phase: Phase) -> Int { enter(phase) }

    /// Whether no transition has begun or ended since the phase change that returned `transition`.
    func isCurrent(_ transition: Int) -> Bool { transition == transitions }

    private func enter(_ phase: Phase) -> Int {
        self.phase = phase
        transitions += 1
        return transitions
    }
}

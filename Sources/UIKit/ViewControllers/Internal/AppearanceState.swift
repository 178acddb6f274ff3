/// Where a view controller stands between hidden and shown, and why it moves.
@MainActor
final class AppearanceState {
    enum Phase {
        case disappeared, appearing, appeared, disappearing
    }

    enum Cause {
        case presented, dismissed
    }

    var phase = Phase.disappeared
    var isAnimated = false
    /// A container began the transition and will end it; otherwise the view's move to a window did.
    var isExplicit = false
    var hasCalledIsAppearing = false
    var cause: Cause?
    var isMovingToParent = false
    var isMovingFromParent = false
}

/// How a navigation controller shows a change of its stack.
@MainActor
struct StackChange {
    let animated: Bool
    let direction: NavigationTransition.Direction
    /// The stack to which a transition that is cancelled returns.
    let stackBefore: [UIViewController]
    var isUnderFinger = false
    /// Runs the animator of the delegate; nil for the standard animation.
    var custom: CustomTransition?

    /// Whether the bar items change with the progress of an interaction.
    var isInteractive: Bool { custom?.startsInteractively ?? isUnderFinger }
}

/// The coordinator of one transition. The code that runs the transition creates it, sets it as the
/// ``UIViewController/activeCoordinator`` of the controllers involved, calls ``runAlongside()`` inside its own
/// animation block, and calls ``finish(cancelled:)`` at the end.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    let transitionDuration: TimeInterval
    let containerView: UIView
    let completionCurve: UIView.AnimationCurve
    private(set) var isCancelled = false
    /// True while a gesture controls the transition.
    private(set) var isInteractive: Bool
    let initiallyInteractive: Bool
    /// The progress from 0 to 1 while a gesture controls the transition.
    var percentComplete: CGFloat = 0

    /// Whether the animator can be paused by an interaction.
    var isInterruptible = false
    /// The speed with which the transition continues after the interaction.
    var completionVelocity: CGFloat = 1
    /// The change of the orientation, for a transition of a window's size.
    var rotation: InterfaceRotation?
    /// Answers for the views of a transition that an animator runs.
    weak var viewSource: TransitionContext?
    private weak var from: UIViewController?
    private weak var to: UIViewController?
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasRun = false
    private var hasFinished = false
    /// Runs a block in the animation of the transition. Nil before the animation begins and after its first frame.
    private var join: ((@escaping () -> Void) -> Void)?

    /// - Parameters:
    ///   - duration: in seconds; 0 for a transition without animation.
    ///   - isAnimated: by default, whether there is a duration.
    init(
        from: UIViewController?, to: UIViewController?, in containerView: UIView, duration: TimeInterval,
        curve: UIView.AnimationCurve = .easeInOut, style: UIModalPresentationStyle = .none, isInteractive: Bool = false,
        isAnimated: Bool? = nil
    ) {
        self.from = from
        self.to = to
        self.containerView = containerView
        self.isAnimated = isAnimated ?? (duration > 0)
        transitionDuration = duration
        completionCurve = curve
        presentationStyle = style
        self.isInteractive = isInteractive
        initiallyInteractive = isInteractive
        super.init()
    }

    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if let viewSource { return viewSource.view(forKey: key) }
        return switch key {
        case .from: from?.viewIfLoaded
        case .to: to?.viewIfLoaded
        default: nil
        }
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        if hasFinished { deliverCompletions() }
        guard hasRun else {
            if let animation { animations.append(animation) }
            return true
        }
        guard let join else { return false }
        if let animation { join { animation(self) } }
        return true
    }

    /// Views outside the container are animated in the same way, since there is only one animation system.
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        interactionChanges.append(handler)
    }

    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionChanges.append(handler)
    }

    // MARK: For the code that runs the transition

    /// Calls the application's animation blocks; their changes are animated if this is called in an animation block.
    ///
    /// UIKit begins an animation with the next frame, so that code can add blocks after the call that starts the
    /// transition. Here the animation begins at once, and blocks that are added before the frame join it.
    ///
    /// - Parameter join: runs a block in the animation. With nil, the default, a block is animated with the duration
    ///   and the curve of the transition.
    func runAlongside(joinedBy join: ((@escaping () -> Void) -> Void)? = nil) {
        hasRun = true
        self.join = join ?? animateWithTransition
        AfterCommit.perform { [weak self] in self?.join = nil }
        let due = animations
        animations = []
        for animation in due { animation(self) }
    }

    private func animateWithTransition(_ animation: @escaping () -> Void) {
        guard isAnimated else { return animation() }
        UIView.animate(
            withDuration: transitionDuration, delay: 0, options: completionCurve.option,
            animations: animation)
    }

    /// Called when a gesture has paused the running transition.
    func beginInteraction() {
        isInteractive = true
        for handler in interactionChanges { handler(self) }
    }

    /// Called when the gesture has ended and the transition continues without it.
    func endInteraction(cancelled: Bool) {
        isInteractive = false
        isCancelled = cancelled
        for handler in interactionChanges { handler(self) }
    }

    func finish(cancelled: Bool = false) {
        isCancelled = cancelled
        // The animations of a cancelled transition that never ran lead to the state that was not reached.
        if !hasRun, !cancelled { runAlongside() }
        hasFinished = true
        join = nil
        animations = []
        interactionChanges = []
        deliverCompletions()
    }

    private func deliverCompletions() {
        let due = completions
        completions = []
        for completion in due { completion(self) }
    }
}

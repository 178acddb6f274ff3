/// The coordinator of one transition. Whoever runs the transition makes it, gives it to the controllers involved as
/// their ``UIViewController/activeCoordinator``, calls ``runAlongside()`` inside its own animation block, and
/// ``finish(cancelled:)`` at the end.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    let transitionDuration: TimeInterval
    let containerView: UIView
    let completionCurve: UIView.AnimationCurve
    private(set) var isCancelled = false
    /// Set while a gesture moves the transition.
    private(set) var isInteractive: Bool
    let initiallyInteractive: Bool
    /// 0...1 while a gesture moves the transition.
    var percentComplete: CGFloat = 0

    private weak var from: UIViewController?
    private weak var to: UIViewController?
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasRun = false
    private var hasFinished = false

    /// - Parameter duration: in seconds; 0 for a transition without animation.
    init(
        from: UIViewController?, to: UIViewController?, in containerView: UIView, duration: TimeInterval,
        curve: UIView.AnimationCurve = .easeInOut, style: UIModalPresentationStyle = .none, isInteractive: Bool = false
    ) {
        self.from = from
        self.to = to
        self.containerView = containerView
        isAnimated = duration > 0
        transitionDuration = duration
        completionCurve = curve
        presentationStyle = style
        self.isInteractive = isInteractive
        initiallyInteractive = isInteractive
        super.init()
    }

    var isInterruptible: Bool { false }
    var completionVelocity: CGFloat { 1 }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
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
        guard !hasRun else { return false }
        if let animation { animations.append(animation) }
        return true
    }

    /// The animation blocks of views outside the container animate just as well here: there is one animation system.
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

    // MARK: For whoever runs the transition

    /// Makes the application's changes; animated when called in an animation block.
    func runAlongside() {
        hasRun = true
        let due = animations
        animations = []
        for animation in due { animation(self) }
    }

    /// The gesture has let go; the transition goes on by itself.
    func endInteraction(cancelled: Bool) {
        isInteractive = false
        isCancelled = cancelled
        for handler in interactionChanges { handler(self) }
    }

    func finish(cancelled: Bool = false) {
        isCancelled = cancelled
        if !hasRun { runAlongside() }
        hasFinished = true
        deliverCompletions()
    }

    private func deliverCompletions() {
        let due = completions
        completions = []
        for completion in due { completion(self) }
    }
}

internal import ToolchainBets

/// Animates changes of views, and can be paused, scrubbed, reversed and continued with another timing.
///
/// The properties that its closures change have their final values at once, as in `UIView.animate`; only the presented
/// values are animated. A running animator is retained until it has finished. Releasing one that is paused or stopped
/// is an error.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    let run: AnimatorRun
    // Sound: written under the lock of `Attachments`; read without it on the main actor only.
    @usableFromInline nonisolated(unsafe) package final var objectAttachments: ObjectAttachments?

    /// Creates an animator without animations and with a duration of 0.
    public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters())
    }

    /// Creates an inactive animator, which `startAnimation()` starts.
    ///
    /// - Parameter duration: in seconds. A spring defined by mass, stiffness and damping has its own duration instead.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters.copy() as? any UITimingCurveProvider
        run = AnimatorRun(timing: AnimatorTiming(parameters, duration: duration))
        super.init()
        MainActorDeinit.adopt(self)
        run.owner = self
    }

    /// Creates an inactive animator with one of the system's curves. The duration is in seconds.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an inactive animator with a cubic curve from (0, 0) to (1, 1). The duration is in seconds.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an inactive animator with a spring that begins at rest. The duration is in seconds; a ratio of 1 does
    /// not overshoot.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it at once. The options for repeating and autoreversing are ignored.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let parameters = UICubicTimingParameters(animationCurve: options.curve)
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    deinit {
        MainActor.assumeIsolated { [run] in run.ownerGoes() }
    }

    // MARK: Settings

    /// A copy of the timing that the animator was created with.
    open private(set) var timingParameters: (any UITimingCurveProvider)?

    /// In seconds; for a spring that determines its own duration, that duration.
    open var duration: TimeInterval { run.timeline.timing.duration }

    /// The delay of the last start, in seconds.
    open var delay: TimeInterval { run.delay }

    /// Whether views receive touches while they are animated. The default is true.
    open var isUserInteractionEnabled = true

    /// If false, the default, touches hit moving views at their presented positions instead of their final ones.
    open var isManualHitTestingEnabled = false

    /// Whether the animator can be paused, scrubbed, reversed and stopped. The default is true. Changing it while the
    /// animator is active is an error.
    open var isInterruptible = true {
        didSet { if isInterruptible != oldValue, state == .active { run.refuseInterruptibility() } }
    }

    /// Whether ``fractionComplete`` of a paused animator is its progress. If false, it is the elapsed part of the time,
    /// from which the timing computes the progress. The default is true.
    open var scrubsLinearly: Bool {
        get { run.timeline.scrubsLinearly }
        set { run.timeline.scrubsLinearly = newValue }
    }

    /// Whether the animator stays active at its end, so that it can be reversed, and calls no completions. The default
    /// is false.
    open var pausesOnCompletion = false

    // MARK: State

    /// Whether the animator is inactive, active (running or paused) or stopped. Key-value observers are told of
    /// changes.
    open var state: UIViewAnimatingState { run.state }

    open var isRunning: Bool { run.timeline.isMoving }

    /// Can be changed while the animator is running; the animation then reverses at its current position.
    open var isReversed: Bool {
        get { run.isReversed }
        set { run.setReversed(newValue) }
    }

    /// Setting it pauses the animator. If the animator is inactive, its closures are run first. Values outside 0...1
    /// are clamped.
    open var fractionComplete: CGFloat {
        get { run.fraction }
        set { run.scrub(to: newValue) }
    }

    // MARK: Control

    /// Starts the animations without a delay, or continues a paused animation. Raises an exception if the animator is
    /// stopped.
    open func startAnimation() { run.start(delay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) { run.start(delay: delay) }

    /// Pauses the animations where they are. An inactive animator becomes active, paused at its start. Raises an
    /// exception if the animator is stopped or not interruptible.
    open func pauseAnimation() { run.pause() }

    open func stopAnimation(_ withoutFinishing: Bool) { run.stop(withoutFinishing: withoutFinishing) }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { run.finish(at: finalPosition) }

    // MARK: Animations and completions

    /// Adds animations that begin later than the others.
    ///
    /// - Parameter delayFactor: the part of the remaining duration, 0...1, after which these animations begin. They end
    ///   together with the others.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        run.add(animation, delayFactor: delayFactor)
    }

    /// Adds animations that begin at once: with the others before the start, and at the current position if the
    /// animator is active.
    open func addAnimations(_ animation: @escaping () -> Void) { run.add(animation, delayFactor: 0) }

    /// Adds a completion. When the animations end, all completions are called once, in the order in which they were
    /// added.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        run.completions.append(completion)
    }

    /// Continues a paused animation.
    ///
    /// - Parameters:
    ///   - parameters: the timing for the rest of the animation; nil keeps the animator's.
    ///   - durationFactor: the duration of the rest as a multiple of ``duration``; 0 uses the remaining duration.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        run.goOn(parameters, durationFactor: durationFactor)
    }

    /// Returns an inactive animator with the same settings, without the closures.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIViewPropertyAnimator(
            duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
        copy.isUserInteractionEnabled = isUserInteractionEnabled
        copy.isManualHitTestingEnabled = isManualHitTestingEnabled
        copy.isInterruptible = isInterruptible
        copy.scrubsLinearly = scrubsLinearly
        copy.pausesOnCompletion = pausesOnCompletion
        return copy
    }

    open override var description: String { MainActor.assumeIsolated { shownState } }

    private var shownState: String {
        let state = [UIViewAnimatingState.inactive: "inactive", .active: "active", .stopped: "stopped"][state] ?? ""
        return "<\(ClassName(type(of: self)))(\(ObjectAddress(self))) [\(state)]\(isRunning ? " running" : "")"
            + "\(isReversed ? " reversed" : "")\(isInterruptible ? " interruptible" : "")>"
    }

    /// Waits until the animation has finished, and returns where it did.
    open func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
    }
}

extension UIViewPropertyAnimator: AttachmentHolder {}

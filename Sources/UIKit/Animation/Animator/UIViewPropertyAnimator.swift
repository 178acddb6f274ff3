internal import ObjectLifetime

/// Animates changes of views, and can be paused, scrubbed, reversed and continued with another timing on the way.
///
/// What its closures change has its final values at once, as in `UIView.animate`; what is shown follows. A running animator lives until it
/// is done. Letting go of one that is paused or stopped is an error.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    private let run: AnimatorRun
    // Sound: written under the lock of `Attachments`; read without it on the main actor only.
    @usableFromInline nonisolated(unsafe) package final var attachments: ObjectAttachments?

    /// - Parameter duration: in seconds; a spring given by mass, stiffness and damping takes its own time.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters.copy() as? any UITimingCurveProvider
        run = AnimatorRun(timing: AnimatorTiming(parameters, duration: duration))
        super.init()
        MainActorDeinit.adopt(type(of: self))
        run.owner = self
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Starts at once. Of the options the curve counts: repeating and reversing by themselves are not for property animators.
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

    public let timingParameters: (any UITimingCurveProvider)?

    /// In seconds; what the spring needs where it says so itself.
    open var duration: TimeInterval { run.timeline.timing.duration }

    /// In seconds; what the last start was given.
    open var delay: TimeInterval { run.delay }

    /// Whether views can be touched while they are animated; true.
    open var isUserInteractionEnabled = true

    /// False has touches find moving views where they are shown, not where they will be. False.
    open var isManualHitTestingEnabled = false

    /// Whether the animator can be paused, scrubbed, reversed and stopped; true. Changing it while active is an error.
    open var isInterruptible = true {
        didSet { if isInterruptible != oldValue, state == .active { run.refuseInterruptibility() } }
    }

    /// Whether ``fractionComplete`` of a paused animator is the part of the way; false takes it as the part of the time, which the timing
    /// turns into a part of the way. True.
    open var scrubsLinearly: Bool {
        get { run.timeline.scrubsLinearly }
        set { run.timeline.scrubsLinearly = newValue }
    }

    /// Whether the animator stays active at its end, so that it can be reversed, and calls no completions. False.
    open var pausesOnCompletion = false

    // MARK: State

    open var state: UIViewAnimatingState { run.state }

    open var isRunning: Bool { run.timeline.isMoving }

    /// Can be set while it runs: it turns round where it is.
    open var isReversed: Bool {
        get { run.isReversed }
        set { run.setReversed(newValue) }
    }

    /// Setting it pauses; set on an inactive animator it runs the closures first. Values outside 0...1 count as 0 and 1.
    open var fractionComplete: CGFloat {
        get { run.fraction }
        set { run.scrub(to: newValue) }
    }

    // MARK: Control

    open func startAnimation() { run.start(delay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) { run.start(delay: delay) }

    open func pauseAnimation() { run.pause() }

    open func stopAnimation(_ withoutFinishing: Bool) { run.stop(withoutFinishing: withoutFinishing) }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { run.finish(at: finalPosition) }

    // MARK: What it animates

    /// - Parameter delayFactor: 0...1 of what is left of the duration passes before these animations begin; they end with the others.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        run.add(animation, delayFactor: delayFactor)
    }

    open func addAnimations(_ animation: @escaping () -> Void) { run.add(animation, delayFactor: 0) }

    /// Completions are called in their order when the animations end, each once.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        run.completions.append(completion)
    }

    /// Goes on from a pause.
    ///
    /// - Parameters:
    ///   - parameters: the timing from here to the end; nil keeps the animator's.
    ///   - durationFactor: of ``duration``, for what is left; 0 takes the rest of the duration.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        run.goOn(parameters, durationFactor: durationFactor)
    }

    /// An inactive animator of the same settings, without the closures.
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
}

extension UIViewPropertyAnimator: AttachmentHolder {}

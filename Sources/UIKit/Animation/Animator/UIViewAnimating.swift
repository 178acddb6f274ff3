/// Whether an animator is inactive, active or stopped.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive = 0
    /// Running or paused.
    case active = 1
    /// Stopped, and waiting for `finishAnimation(at:)`.
    case stopped = 2
}

/// Where animations end.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start = 1
    /// The current positions of the views.
    case current = 2
}

/// Animations that can be paused, scrubbed, reversed and ended.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }

    /// False while paused.
    var isRunning: Bool { get }

    /// Whether the animations run backwards, to their start.
    var isReversed: Bool { get set }

    /// 0...1 in the current direction: reversing at 0.3 changes it to 0.7.
    var fractionComplete: CGFloat { get set }

    func startAnimation()

    /// - Parameter delay: in seconds; a negative delay is an error.
    func startAnimation(afterDelay delay: TimeInterval)

    func pauseAnimation()

    /// Stops the animation and leaves the views at their current positions.
    ///
    /// - Parameter withoutFinishing: true discards the completions and changes the state to `inactive` at once; false
    ///   changes it to `stopped` until ``finishAnimation(at:)``.
    func stopAnimation(_ withoutFinishing: Bool)

    /// Moves a stopped animation to its end or its start, or leaves it where it is, and calls the completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator to which animations are added as closures that change views. All methods are optional on Apple's
/// platforms.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

    func addAnimations(_ animation: @escaping () -> Void)

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

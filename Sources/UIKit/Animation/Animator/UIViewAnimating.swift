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
    /// The values that the closures of the animations set.
    case end = 0
    /// The values before the animations.
    case start = 1
    /// The current positions of the views.
    case current = 2
}

/// Animations that can be paused, scrubbed, reversed and ended.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// The current state. It begins as `.inactive`, to which it returns at the end.
    var state: UIViewAnimatingState { get }

    /// False while paused.
    var isRunning: Bool { get }

    /// Whether the animations run backwards, to their start.
    var isReversed: Bool { get set }

    /// 0...1 in the current direction: reversing at 0.3 changes it to 0.7.
    var fractionComplete: CGFloat { get set }

    /// Starts the animations, or continues a paused animation in the current direction. Raises an exception if the
    /// animator is stopped.
    func startAnimation()

    /// - Parameter delay: in seconds; a negative delay is an error.
    func startAnimation(afterDelay delay: TimeInterval)

    /// Pauses the animations where they are. An inactive animator becomes active, paused at the start. Raises an
    /// exception if the animator is stopped or not interruptible.
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
    /// Adds animations that begin when a fraction of the remaining time has passed. The factor is from 0 to 1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

    /// Adds animations. If the animator is active already, they take the rest of its time.
    func addAnimations(_ animation: @escaping () -> Void)

    /// Adds a closure that is called at the end, with the position at which the views are. It is not called after
    /// `stopAnimation(true)`.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

    /// Continues paused animations with another timing; nil keeps the timing. The factor is a fraction of the original
    /// duration; 0 keeps what remains of it.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

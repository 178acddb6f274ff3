public enum UIViewAnimatingState: Int, Sendable {
    /// Not begun, or over.
    case inactive = 0
    /// Running or paused.
    case active = 1
    /// Stopped, and waiting for `finishAnimation(at:)`.
    case stopped = 2
}

public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start = 1
    /// Wherever the views are.
    case current = 2
}

/// Animations that can be paused, scrubbed, reversed and ended.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }

    /// False while paused.
    var isRunning: Bool { get }

    var isReversed: Bool { get set }

    /// 0...1 in the direction of travel: reversing at 0.3 makes 0.7 of it.
    var fractionComplete: CGFloat { get set }

    func startAnimation()

    /// - Parameter delay: in seconds; a negative one is an error.
    func startAnimation(afterDelay delay: TimeInterval)

    func pauseAnimation()

    /// Leaves the views where they are shown.
    ///
    /// - Parameter withoutFinishing: true forgets the completions and is `inactive` at once; false is `stopped` until
    ///   ``finishAnimation(at:)``.
    func stopAnimation(_ withoutFinishing: Bool)

    /// Brings a stopped animation to one of its ends, or leaves it where it is, and calls the completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that gets its animations as closures of changes. All methods are optional on Apple's systems.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

    func addAnimations(_ animation: @escaping () -> Void)

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

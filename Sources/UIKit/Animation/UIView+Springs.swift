extension UIView {
    /// Animates with the motion of a spring that has come to rest after `duration` seconds.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 comes to rest without overshooting; lower values oscillate, and higher ones count as 1.
    ///   - velocity: the velocity at the start, in total distances per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringTiming(duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
        AnimationBlock.run(
            duration: duration, delay: delay, options: options, spring: duration > 0 ? spring : nil,
            animations: animations, completion: completion)
    }

    /// Animates with the motion of a spring whose perceived duration is `duration` seconds. It settles a little later,
    /// and `completion` is called then.
    ///
    /// - Parameters:
    ///   - bounce: 0 does not overshoot, values up to 1 oscillate more and more, values down to -1 are slower and
    ///     slower.
    ///   - initialSpringVelocity: the velocity at the start, in total distances per second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringTiming(
            perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
        AnimationBlock.run(
            duration: duration, delay: delay, options: options, spring: duration > 0 ? spring : nil,
            animations: animations, completion: completion)
    }
}

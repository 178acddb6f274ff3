extension UIView {
    /// Animates like a spring that has come to rest after `duration` seconds.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 comes to rest without overshooting, less swings; more counts as 1.
    ///   - velocity: At the start, in distances of the animation a second.
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

    /// Animates like a spring that seems to take `duration` seconds; it settles a little later, and then `completion` is called.
    ///
    /// - Parameters:
    ///   - bounce: 0 does not overshoot, up to 1 swings more and more, down to -1 is slower and slower.
    ///   - initialSpringVelocity: At the start, in distances of the animation a second.
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

extension UIView {
    /// Animates changes of views made in `animations`.
    ///
    /// - Parameters:
    ///   - duration: in seconds. With 0 the changes are made at once and `completion` is called in the next turn of the
    ///     run loop. Inside another animation block the duration of the outer block is used, unless
    ///     `overrideInheritedDuration` is given; the same applies to the curve.
    ///   - delay: in seconds.
    ///   - completion: called when the animations have ended, with false if one of them was interrupted.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(
            duration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Animates changes of views without a delay, with ease-in-ease-out. The duration is in seconds.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(duration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates changes of views without a delay and without a completion. The duration is in seconds.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        AnimationBlock.run(duration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Makes changes without animation, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = AnimationBlock.animationsEnabled
        AnimationBlock.animationsEnabled = false
        defer { AnimationBlock.animationsEnabled = before }
        actionsWithoutAnimation()
    }

    /// Repeats the animations of changes made in the closure. Has an effect only inside an animation block.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let block = AnimationBlock.current else { return animations() }
        let before = (block.repeatCount, block.autoreverses)
        (block.repeatCount, block.autoreverses) = (Float(count), autoreverses)
        animations()
        (block.repeatCount, block.autoreverses) = before
    }

    /// Whether changes are animated. The default is true; inside ``performWithoutAnimation(_:)`` it is false.
    public class var areAnimationsEnabled: Bool { AnimationBlock.animationsEnabled }

    /// Switches all animations of views on or off. While they are off, animation blocks make their changes at once.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationBlock.animationsEnabled = enabled
    }

    /// The duration of the current animation block, in seconds; 0 outside of blocks.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.duration ?? 0 }
}

extension UIView {
    /// Animates changes of views made in `animations`.
    ///
    /// - Parameters:
    ///   - duration: In seconds; 0 changes at once and calls `completion` in the next turn. Inside another animation
    ///     block the outer block's duration holds, unless `overrideInheritedDuration` is given; the same goes for the
    ///     curve.
    ///   - delay: In seconds.
    ///   - completion: Called when the animations have ended; with false when one of them was interrupted.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(
            duration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(duration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        AnimationBlock.run(duration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Changes made in the closure are not animated, also inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = AnimationBlock.animationsEnabled
        AnimationBlock.animationsEnabled = false
        defer { AnimationBlock.animationsEnabled = before }
        actionsWithoutAnimation()
    }

    /// Animations of changes made in the closure, inside an animation block, repeat.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let block = AnimationBlock.current else { return animations() }
        let before = (block.repeatCount, block.autoreverses)
        (block.repeatCount, block.autoreverses) = (Float(count), autoreverses)
        animations()
        (block.repeatCount, block.autoreverses) = before
    }

    public class var areAnimationsEnabled: Bool { AnimationBlock.animationsEnabled }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationBlock.animationsEnabled = enabled
    }

    /// The duration of the animation block that runs now; 0 outside blocks.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.duration ?? 0 }
}

import Foundation

/// Animations of source before iOS 4: changes between `beginAnimations` and `commitAnimations` are animated.
extension UIView {
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        LegacyAnimation.begin(animationID, context)
    }

    /// Starts the animations of the changes since the innermost `beginAnimations`.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func commitAnimations() { LegacyAnimation.commit() }

    /// Sets who is told of the end; retained until then.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDelegate(_ delegate: Any?) {
        LegacyAnimation.set(delegate: delegate.map { $0 as AnyObject })
    }

    /// The selector is called with the identifier and the context when the animations are committed.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationWillStart(_ selector: Selector?) { LegacyAnimation.set(willStart: selector) }

    /// The selector is called with the identifier, whether the animations ran to their end, and the context.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDidStop(_ selector: Selector?) { LegacyAnimation.set(didStop: selector) }

    /// In seconds; 0.2 by default.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDuration(_ duration: TimeInterval) { LegacyAnimation.set(duration: duration) }

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDelay(_ delay: TimeInterval) { LegacyAnimation.set(delay: delay) }

    /// Delays the animations until a date.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationStart(_ startDate: Date) {
        LegacyAnimation.set(delay: max(0, startDate.timeIntervalSinceNow))
    }

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) { LegacyAnimation.set(curve: curve) }

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationRepeatCount(_ repeatCount: Float) { LegacyAnimation.set(repeatCount: repeatCount) }

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        LegacyAnimation.set(autoreverses: repeatAutoreverses)
    }

    /// Flips a view from what it shows now to what it shows after the changes. With `cache`, changes of the view are not
    /// animated by themselves; here they never are.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationTransition(_ transition: UIView.AnimationTransition, for view: UIView, cache: Bool) {
        LegacyAnimation.add(transition, of: view)
    }

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        LegacyAnimation.set(beginsFromCurrentState: fromCurrentState)
    }
}

extension UIView {
    /// Options of `UIView.animateKeyframes`. Bits 10-13 contain the calculation mode, bits 16-19 a curve as in
    /// ``AnimationOptions``.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out subviews inside the animation, so that their frames are animated too.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets views receive touches while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from the presented values instead of the values that were set last.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation until it is removed.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Also animates backwards. The properties keep the values that were set.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// A nested block keeps its own duration.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// A nested block keeps its own options.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Interpolates linearly; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Shows each value until the next one.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Moves at constant speed; the times of the keyframes are ignored.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Interpolates along a smooth curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Moves along a smooth curve at constant speed; the times of the keyframes are ignored.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var calculationMode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 0xF {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }

        /// The options that both types have in common: the flags and the curve.
        var animationOptions: AnimationOptions {
            AnimationOptions(rawValue: rawValue & ~(0xF << 10))
        }
    }

    /// Animates changes in keyframes, which ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` adds.
    /// Changes outside of these calls take the whole duration. The timing of the whole animation is ease-in-ease-out,
    /// unless the options contain another curve.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(
            duration: duration, delay: delay, options: options.animationOptions,
            keyframes: KeyframeTracks(mode: options.calculationMode), animations: animations, completion: completion)
    }

    /// Adds a keyframe. Start and duration are fractions of the duration of the enclosing keyframe animation. Outside
    /// of one the changes are made at once.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let keyframes = AnimationBlock.current?.keyframes else { return animations() }
        keyframes.fill(from: frameStartTime, lasting: frameDuration, animations)
    }
}

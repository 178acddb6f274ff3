extension UIView {
    /// Options of `UIView.animateKeyframes`. Bits 10-13 hold the calculation mode, bits 16-19 a curve as in ``AnimationOptions``.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Straight from value to value; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each value until the next.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At an even timing, whatever the times.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// A smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
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

        /// What both kinds of options have: the flags and the curve.
        var animationOptions: AnimationOptions {
            AnimationOptions(rawValue: rawValue & ~(0xF << 10))
        }
    }

    /// Animates changes that ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` makes at times of their own. Changes
    /// outside of these calls take the whole duration. The whole runs by the ease-in-ease-out curve unless the options hold another.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(
            duration: duration, delay: delay, options: options.animationOptions,
            keyframes: KeyframeTracks(mode: options.calculationMode), animations: animations, completion: completion)
    }

    /// Start and duration are fractions of the surrounding keyframe animation's duration. Outside of one the changes are made at once.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let keyframes = AnimationBlock.current?.keyframes else { return animations() }
        keyframes.fill(from: frameStartTime, lasting: frameDuration, animations)
    }
}

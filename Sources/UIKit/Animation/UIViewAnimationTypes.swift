extension UIView {
    /// How the speed of an animation changes.
    public enum AnimationCurve: Int, Sendable {
        /// Begins and ends slowly.
        case easeInOut = 0
        /// Begins slowly.
        case easeIn = 1
        /// Ends slowly.
        case easeOut = 2
        /// Has the same speed all the time.
        case linear = 3
    }

    /// What ``UIView/setAnimationTransition(_:for:cache:)`` shows.
    public enum AnimationTransition: Int, Sendable {
        /// Shows the changes without a transition.
        case none = 0
        /// Turns the view around its vertical axis, from left to right.
        case flipFromLeft = 1
        /// Turns the view around its vertical axis, from right to left.
        case flipFromRight = 2
        /// Turns the page up, with the previous content on it.
        case curlUp = 3
        /// Turns the page with the new content down.
        case curlDown = 4
    }

    /// Options of `UIView.animate`. Bits 16-19 contain the curve, as on Apple's platforms.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out subviews inside the animation, so that their frames are animated too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets views receive touches while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the presented values instead of the values that were set last.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation until it is removed.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Also animates backwards. The properties keep the values that were set, so set the start values in the
        /// completion.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// A nested block keeps its own duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// A nested block keeps its own curve.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// In a transition, also animates changes of properties. Without it they are made at once, below the snapshot
        /// of the previous content.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Makes `transition(from:to:)` hide one view and show the other, instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// A nested block keeps its own options.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Begins and ends slowly; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Has the same speed all the time.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// The animation of a transition; bits 20-23. Flips are drawn without perspective, since layers are flat, and
        /// pages are turned along a straight line, without the slant of iOS.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns the view around its vertical axis, from right to left.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Turns up a page with the previous content.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Turns down a page with the new content.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Turns the view around its horizontal axis, beginning at the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns the view around its horizontal axis, beginning at the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Fades from the previous content to the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

        /// Preferences for the frame rate; bits 24-27. By default animations are drawn at the rate of the screen.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// Asks for 60 frames per second.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Asks for 30 frames per second.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    }
}

extension UIView.AnimationOptions {
    var curve: UIView.AnimationCurve {
        UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut
    }

    var frameRateRange: CAFrameRateRange {
        switch rawValue >> 24 & 0xF {
        case 3: CAFrameRateRange(minimum: 60, maximum: 60, preferred: 60)
        case 7: CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30)
        default: .default
        }
    }

    var dissolves: Bool { rawValue >> 20 & 0xF == 5 }

    /// Whether the transition shows a picture of the previous content.
    var needsPicture: Bool { dissolves || flipsVertically != nil || curlsUp != nil }

    /// Whether a page is turned up, or down; nil for other transitions than curls.
    var curlsUp: Bool? {
        switch rawValue >> 20 & 0xF {
        case 3: true
        case 4: false
        default: nil
        }
    }

    /// Whether the view is turned around a horizontal axis; nil for other transitions than flips. From which side it is
    /// turned cannot be seen without perspective.
    var flipsVertically: Bool? {
        switch rawValue >> 20 & 0xF {
        case 1, 2: false
        case 6, 7: true
        default: nil
        }
    }
}

extension UIView.AnimationCurve {
    /// The option that selects this curve.
    var option: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: UInt(rawValue) << 16) }

    var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}

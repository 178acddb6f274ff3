extension UIView {
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3
    }

    /// Options of `UIView.animate`. Bits 16-19 hold the curve, as on Apple's systems.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays subviews out inside the animation, so that they move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views can be touched while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what is on screen rather than from the values set last.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs back as well. Ends at the values set, so set the start values in the completion.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// A nested block keeps its own duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// A nested block keeps its own curve.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// In a transition, changes of properties are animated too; without it they are made at once, under the picture of what was.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// `transition(from:to:)` hides one view and shows the other, in place of taking them from and to the tree.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// A nested block keeps its own options.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// What a transition looks like; bits 20-23. Layers are drawn flat, so there are no flips and curls.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }
}

extension UIView.AnimationOptions {
    var curve: UIView.AnimationCurve {
        UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut
    }

    var dissolves: Bool { rawValue >> 20 & 0xF == 5 }
}

extension UIView.AnimationCurve {
    var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}

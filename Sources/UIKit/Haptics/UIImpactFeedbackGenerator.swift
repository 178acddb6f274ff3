internal import HostInterface

/// Generates the feedback of a collision.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight and hardness of what collides.
    public enum FeedbackStyle: Int, Sendable {
        /// Small things collide.
        case light = 0
        /// Things of medium size collide; the default.
        case medium = 1
        /// Large things collide.
        case heavy = 2
        /// Soft things collide.
        case soft = 3
        /// Hard things collide.
        case rigid = 4
    }

    private let style: FeedbackStyle

    /// Creates a generator with the style `.medium`.
    public override convenience init() {
        self.init(style: .medium)
    }

    /// Creates a generator with a style, which cannot be changed.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Plays the feedback at its full intensity.
    open func impactOccurred() {
        impactOccurred(intensity: 1)
    }

    /// - Parameter intensity: from 0 to 1; other values are limited to this range.
    open func impactOccurred(intensity: CGFloat) {
        play(.impact(style.impact, intensity: Double(min(max(intensity, 0), 1))))
    }
}

extension UIImpactFeedbackGenerator.FeedbackStyle {
    fileprivate var impact: HostFeedback.Impact {
        switch self {
        case .light: .light
        case .medium: .medium
        case .heavy: .heavy
        case .soft: .soft
        case .rigid: .rigid
        }
    }
}

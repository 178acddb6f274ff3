internal import HostInterface

/// Generates the feedback of a collision.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight and hardness of what collides.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    private let style: FeedbackStyle

    /// Creates a generator with the style `.medium`.
    public override convenience init() {
        self.init(style: .medium)
    }

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

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

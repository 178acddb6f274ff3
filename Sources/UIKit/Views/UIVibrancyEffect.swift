/// Makes the contents of a ``UIVisualEffectView`` that is above a blur take their colors from what is below them.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    private let blur: UIBlurEffect
    private let style: UIVibrancyEffectStyle

    /// Creates the effect for labels on a blur that has no style of its own.
    public override init() {
        blur = UIBlurEffect()
        style = .label
        super.init()
    }

    /// Creates the effect for the style of labels.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// - Parameters:
    ///   - blurEffect: The effect of the view below.
    ///   - style: Only `.label` keeps the colors of the contents; of the others' contents only the alpha counts.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blur = blurEffect
        self.style = style
        super.init()
    }

    override func vibrancy(for traits: UITraitCollection) -> LayerVibrancy? {
        LayerVibrancy(
            saturation: Self.saturation,
            tint: style == .label ? nil : CGColor(gray: blur.isDark(in: traits) ? 1 : 0, alpha: 1),
            strength: style.strength)
    }

    private static let saturation: CGFloat = 1.8  // unverified
}

/// What the contents of a vibrant view are.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text and symbols, from the strongest to the faintest.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    /// Areas, from the strongest to the faintest.
    case fill, secondaryFill, tertiaryFill
    /// Lines between contents.
    case separator

    /// How much of black or white is laid over the material: the alpha values of the system colors of the same names,
    /// except that of labels. Unverified.
    fileprivate var strength: CGFloat {
        switch self {
        case .label: 0.85
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.3
        case .quaternaryLabel: 0.18
        case .fill: 0.2
        case .secondaryFill: 0.16
        case .tertiaryFill: 0.12
        case .separator: 0.29
        }
    }
}

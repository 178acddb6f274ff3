/// A material above the content below it. The content is not blurred: a material is a translucent fill, with a higher
/// alpha for thicker materials.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    private let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The alpha values are estimates from screenshots; unverified.
    override var fill: UIColor? {
        let (alpha, isAlways): (CGFloat, UIUserInterfaceStyle) =
            switch style {
            case .extraLight: (0.82, .light)
            case .light: (0.6, .light)
            case .dark: (0.73, .dark)
            case .regular: (0.6, .unspecified)
            case .prominent: (0.82, .unspecified)
            case .systemUltraThinMaterial: (0.44, .unspecified)
            case .systemThinMaterial: (0.6, .unspecified)
            case .systemMaterial: (0.82, .unspecified)
            case .systemThickMaterial: (0.93, .unspecified)
            case .systemChromeMaterial: (0.85, .unspecified)
            case .systemUltraThinMaterialLight: (0.44, .light)
            case .systemThinMaterialLight: (0.6, .light)
            case .systemMaterialLight: (0.82, .light)
            case .systemThickMaterialLight: (0.93, .light)
            case .systemChromeMaterialLight: (0.85, .light)
            case .systemUltraThinMaterialDark: (0.44, .dark)
            case .systemThinMaterialDark: (0.6, .dark)
            case .systemMaterialDark: (0.82, .dark)
            case .systemThickMaterialDark: (0.93, .dark)
            case .systemChromeMaterialDark: (0.85, .dark)
            }
        return UIColor { traits in
            let style = isAlways == .unspecified ? traits.userInterfaceStyle : isAlways
            return UIColor(white: style == .dark ? 0.14 : 0.97, alpha: alpha)
        }
    }
}

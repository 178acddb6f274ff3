/// A material through which the content below it is seen: blurred, with stronger colors, under a translucent fill that has
/// a higher alpha for thicker materials.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The strength and the color of a blur.
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

    override func backdrop(for traits: UITraitCollection) -> LayerBackdrop? {
        Material.backdrop(style, for: traits)
    }

    override func opaqueBackdrop(for traits: UITraitCollection) -> LayerBackdrop? {
        Material.opaqueBackdrop(style, for: traits)
    }

    func isDark(in traits: UITraitCollection) -> Bool { style.isDark(in: traits) }
}

/// A material through which the content below it is seen: blurred, with stronger colors, under a translucent fill that has
/// a higher alpha for thicker materials.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The strength and the color of a blur.
    public enum Style: Int, Sendable {
        /// A nearly opaque white material in both appearances.
        case extraLight = 0
        /// A thin white material in both appearances.
        case light = 1
        /// A dark material in both appearances.
        case dark = 2
        /// As `light` in the light appearance, as `dark` in the dark one.
        case regular = 4
        /// As `extraLight` in the light appearance, as `dark` in the dark one.
        case prominent = 5
        /// The thinnest material that follows the appearance; estimated alpha 0.44.
        case systemUltraThinMaterial = 6
        /// A thin material that follows the appearance; estimated alpha 0.6.
        case systemThinMaterial = 7
        /// The usual material that follows the appearance; estimated alpha 0.82.
        case systemMaterial = 8
        /// The thickest material that follows the appearance; estimated alpha 0.93.
        case systemThickMaterial = 9
        /// The material of bars, which follows the appearance.
        case systemChromeMaterial = 10
        /// `systemUltraThinMaterial` as in the light appearance.
        case systemUltraThinMaterialLight = 11
        /// `systemThinMaterial` as in the light appearance.
        case systemThinMaterialLight = 12
        /// `systemMaterial` as in the light appearance.
        case systemMaterialLight = 13
        /// `systemThickMaterial` as in the light appearance.
        case systemThickMaterialLight = 14
        /// `systemChromeMaterial` as in the light appearance.
        case systemChromeMaterialLight = 15
        /// `systemUltraThinMaterial` as in the dark appearance.
        case systemUltraThinMaterialDark = 16
        /// `systemThinMaterial` as in the dark appearance.
        case systemThinMaterialDark = 17
        /// `systemMaterial` as in the dark appearance.
        case systemMaterialDark = 18
        /// `systemThickMaterial` as in the dark appearance.
        case systemThickMaterialDark = 19
        /// `systemChromeMaterial` as in the dark appearance.
        case systemChromeMaterialDark = 20
    }

    private let style: Style

    /// Creates the blur of `.extraLight`, the style with the raw value 0. Which one UIKit takes is unverified.
    public override init() {
        style = .extraLight
        super.init()
    }

    /// Creates an effect of a style, which cannot be changed later.
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

/// What a style of blur does to the pixels below it.
///
/// The radii and tints of the three oldest styles, and the saturation, are those of Apple's sample code "Blurring and
/// tinting an image" (UIImage+ImageEffects). Chrome over white and over black has the colors of bars (measured). The
/// other alpha values are estimates from screenshots. Unverified.
struct Material {
    /// From 0 to 1; the tint of a chrome material is that of bars instead.
    private let white: CGFloat?
    private let alpha: CGFloat
    private let radius: CGFloat

    private static let saturation: CGFloat = 1.8

    private init(white: CGFloat?, alpha: CGFloat, radius: CGFloat = 30) {
        self.white = white
        self.alpha = alpha
        self.radius = radius
    }

    /// Returns the material of a style that is light or dark, or follows the traits.
    @MainActor
    static func backdrop(_ style: UIBlurEffect.Style, for traits: UITraitCollection) -> LayerBackdrop {
        let isDark = style.isDark(in: traits)
        let material = style.material(isDark: isDark)
        return LayerBackdrop(
            radius: material.radius, saturation: saturation, tint: material.tint(isDark: isDark))
    }

    /// Returns the material without transparency: as it is over white, or over black if it is dark. Unverified.
    @MainActor
    static func opaqueBackdrop(_ style: UIBlurEffect.Style, for traits: UITraitCollection) -> LayerBackdrop {
        let isDark = style.isDark(in: traits)
        let tint = style.material(isDark: isDark).tint(isDark: isDark)
        let rest = isDark ? 0 : 1 - tint.alpha
        func part(_ value: CGFloat) -> CGFloat { value * tint.alpha + rest }
        return LayerBackdrop(
            radius: 0, saturation: 1,
            tint: CGColor(red: part(tint.red), green: part(tint.green), blue: part(tint.blue), alpha: 1))
    }

    @MainActor
    private func tint(isDark: Bool) -> CGColor {
        if let white { return CGColor(gray: white, alpha: alpha) }
        let bar = SystemColor.bar.dynamic.resolvedColor(
            with: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
        ).cgColor
        // The tint that gives the color of a bar over white, or over black.
        let rest = isDark ? 0 : 1 - alpha
        return CGColor(
            red: (bar.red - rest) / alpha, green: (bar.green - rest) / alpha, blue: (bar.blue - rest) / alpha,
            alpha: alpha)
    }

    fileprivate static let light = Material(white: 1, alpha: 0.3)
    fileprivate static let extraLight = Material(white: 0.97, alpha: 0.82, radius: 20)
    fileprivate static let dark = Material(white: 0.11, alpha: 0.73, radius: 20)

    fileprivate static func system(_ alpha: CGFloat, isDark: Bool) -> Material {
        Material(white: isDark ? 0.14 : 0.97, alpha: alpha)
    }

    fileprivate static let chrome = Material(white: nil, alpha: 0.85)
}

extension UIBlurEffect.Style {
    func isDark(in traits: UITraitCollection) -> Bool {
        interfaceStyle.map { $0 == .dark } ?? (traits.userInterfaceStyle == .dark)
    }

    /// Nil for a style that follows the traits.
    fileprivate var interfaceStyle: UIUserInterfaceStyle? {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            .light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            .dark
        default: nil
        }
    }

    fileprivate func material(isDark: Bool) -> Material {
        switch self {
        case .extraLight: .extraLight
        case .light: .light
        case .dark: .dark
        case .regular: isDark ? .dark : .light
        case .prominent: isDark ? .dark : .extraLight
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
            .system(0.44, isDark: isDark)
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .system(0.6, isDark: isDark)
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark: .system(0.82, isDark: isDark)
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .system(0.93, isDark: isDark)
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .chrome
        }
    }
}

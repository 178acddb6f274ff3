import Foundation

// Sound: all stored properties are constants of sendable types; only an open class cannot say so unchecked.
/// A color, fixed or depending on traits such as light and dark.
///
/// A dynamic color (the system colors, and those made with ``init(dynamicProvider:)``) is resolved for
/// `UITraitCollection.current` wherever a plain color is needed: components, ``cgColor``, ``set()``. Views resolve
/// their colors again when their traits change.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let source: ColorSource
    /// Made once; nil for dynamic colors.
    private let fixedColor: CGColor?

    init(source: ColorSource) {
        self.source = source
        fixedColor = source.isDynamic ? nil : source.cgColor
    }

    // MARK: Making colors

    /// Creates a color that paints nothing. Unverified: UIKit's has no components either, and raises when it is asked for
    /// them.
    public override init() {
        source = .gray(0, alpha: 0)
        fixedColor = source.cgColor
    }

    /// Values outside 0 to 1 are kept, as on Apple's extended color spaces, and clamped when drawn.
    public init(white: CGFloat, alpha: CGFloat) {
        source = .gray(white, alpha: alpha)
        fixedColor = source.cgColor
    }

    /// Creates an sRGB color. Components are from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .rgb(red, green, blue, alpha: alpha)
        fixedColor = source.cgColor
    }

    /// Creates an sRGB color from hue, saturation and brightness, from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = HueSaturationBrightness(hue: hue, saturation: saturation, brightness: brightness).rgb
        source = .rgb(red, green, blue, alpha: alpha)
        fixedColor = source.cgColor
    }

    /// Converts the color to sRGB.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = DisplayP3(red: red, green: green, blue: blue).sRGB
        source = .rgb(red, green, blue, alpha: alpha)
        fixedColor = source.cgColor
    }

    /// Creates a color of a Core Graphics color.
    public init(cgColor: CGColor) {
        source = .cgColor(cgColor)
        fixedColor = cgColor
    }

    /// Makes a color that repeats an image, at its size in points. The first tile begins at the origin of the view's
    /// coordinates, so that the tiles of a scroll view scroll with its content.
    ///
    /// The color has an alpha and no other components.
    public init(patternImage image: UIImage) {
        source = .cgColor(image.pixels.upright.map { CGColor(tile: ColorTile(image: $0, size: image.size)) } ?? .clear)
        fixedColor = source.cgColor
    }

    /// Makes a color whose provider is called each time it is resolved, on the thread that resolves it.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .provider(ColorProvider(nil, dynamicProvider))
        fixedColor = nil
    }

    // MARK: Components

    /// The color resolved for the current traits.
    open var cgColor: CGColor {
        fixedColor ?? resolvedColor(with: .current).fixedColor ?? resolvedSource.cgColor
    }

    /// Returns false, and leaves the pointers alone, for colors that are not shades of gray.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        resolvedSource.getWhite(white, alpha)
    }

    /// Returns false, and leaves the pointers alone, for a pattern.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        resolvedSource.getRed(red, green, blue, alpha)
    }

    /// Writes hue, saturation, brightness and alpha, each from 0 to 1. Returns false, and leaves the pointers alone,
    /// for a pattern.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        resolvedSource.getHue(hue, saturation, brightness, alpha)
    }

    /// Replaces the alpha. The copy of a dynamic color stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .gray(let white, _): UIColor(source: .gray(white, alpha: alpha))
        case .rgb(let red, let green, let blue, _): UIColor(source: .rgb(red, green, blue, alpha: alpha))
        case .cgColor(let color): UIColor(source: .cgColor(color.copy(alpha: alpha) ?? color))
        case .system, .provider:
            UIColor { [self] traits in resolvedColor(with: traits).withAlphaComponent(alpha) }
        }
    }

    /// The color for `traitCollection`. Fixed colors return themselves.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .gray, .rgb, .cgColor: self
        case .system(let color):
            color.color(
                isDark: traitCollection.userInterfaceStyle == .dark,
                isElevated: traitCollection.userInterfaceLevel == .elevated,
                isHighContrast: traitCollection.accessibilityContrast == .high)
        case .provider(let provider):
            provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    private var resolvedSource: ColorSource {
        source.isDynamic ? resolvedColor(with: .current).source : source
    }

    // MARK: Drawing

    /// Makes this the fill and stroke color of the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes this the color that fills shapes in the current context.
    open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes this the color of lines in the current context.
    open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    // MARK: Fixed colors

    /// The white component is 0. Unlike ``label`` it does not follow the appearance.
    open class var black: UIColor { Palette.black }
    /// The white component is one third.
    open class var darkGray: UIColor { Palette.darkGray }
    /// The white component is two thirds.
    open class var lightGray: UIColor { Palette.lightGray }
    /// The white component is 1. Unlike ``systemBackground`` it does not follow the appearance.
    open class var white: UIColor { Palette.white }
    /// The white component is one half.
    open class var gray: UIColor { Palette.gray }
    /// The components (1, 0, 0). ``systemRed`` follows the appearance.
    open class var red: UIColor { Palette.red }
    /// The components (0, 1, 0). ``systemGreen`` follows the appearance.
    open class var green: UIColor { Palette.green }
    /// The components (0, 0, 1). ``systemBlue`` follows the appearance.
    open class var blue: UIColor { Palette.blue }
    /// The components (0, 1, 1). ``systemCyan`` follows the appearance.
    open class var cyan: UIColor { Palette.cyan }
    /// The components (1, 1, 0). ``systemYellow`` follows the appearance.
    open class var yellow: UIColor { Palette.yellow }
    /// The components (1, 0, 1).
    open class var magenta: UIColor { Palette.magenta }
    /// The components (1, 0.5, 0). ``systemOrange`` follows the appearance.
    open class var orange: UIColor { Palette.orange }
    /// The components (0.5, 0, 0.5). ``systemPurple`` follows the appearance.
    open class var purple: UIColor { Palette.purple }
    /// The components (0.6, 0.4, 0.2). ``systemBrown`` follows the appearance.
    open class var brown: UIColor { Palette.brown }
    /// Black with an alpha of 0.
    open class var clear: UIColor { Palette.clear }
    /// Black, for texts on light backgrounds.
    open class var darkText: UIColor { Palette.black }
    /// White with an alpha of 0.6, for texts on dark backgrounds.
    open class var lightText: UIColor { Palette.lightText }

    /// The tint color of the view that shows the color; elsewhere the desktop's accent color or the system's blue.
    open class var tintColor: UIColor {
        TintValue.isUsed = true
        return .dynamicTint
    }

    // MARK: System colors

    /// The system's red, which follows the appearance of the traits.
    open class var systemRed: UIColor { SystemColor.systemRed.dynamic }
    /// The system's green, which follows the appearance of the traits.
    open class var systemGreen: UIColor { SystemColor.systemGreen.dynamic }
    /// The system's blue, which follows the appearance of the traits. It is the default tint color.
    open class var systemBlue: UIColor { SystemColor.systemBlue.dynamic }
    /// The system's orange, which follows the appearance of the traits.
    open class var systemOrange: UIColor { SystemColor.systemOrange.dynamic }
    /// The system's yellow, which follows the appearance of the traits.
    open class var systemYellow: UIColor { SystemColor.systemYellow.dynamic }
    /// The system's pink, which follows the appearance of the traits.
    open class var systemPink: UIColor { SystemColor.systemPink.dynamic }
    /// The system's purple, which follows the appearance of the traits.
    open class var systemPurple: UIColor { SystemColor.systemPurple.dynamic }
    /// The system's teal, which follows the appearance of the traits.
    open class var systemTeal: UIColor { SystemColor.systemTeal.dynamic }
    /// The system's indigo, which follows the appearance of the traits.
    open class var systemIndigo: UIColor { SystemColor.systemIndigo.dynamic }
    /// The system's brown, which follows the appearance of the traits.
    open class var systemBrown: UIColor { SystemColor.systemBrown.dynamic }
    /// The system's mint, which follows the appearance of the traits.
    open class var systemMint: UIColor { SystemColor.systemMint.dynamic }
    /// The system's cyan, which follows the appearance of the traits.
    open class var systemCyan: UIColor { SystemColor.systemCyan.dynamic }
    /// The system's gray, the strongest of six that follow the appearance of the traits.
    open class var systemGray: UIColor { SystemColor.systemGray.dynamic }
    /// Nearer to the background than ``systemGray``: lighter in light mode, darker in dark mode.
    open class var systemGray2: UIColor { SystemColor.systemGray2.dynamic }
    /// Nearer to the background than ``systemGray2``.
    open class var systemGray3: UIColor { SystemColor.systemGray3.dynamic }
    /// Nearer to the background than ``systemGray3``.
    open class var systemGray4: UIColor { SystemColor.systemGray4.dynamic }
    /// Nearer to the background than ``systemGray4``.
    open class var systemGray5: UIColor { SystemColor.systemGray5.dynamic }
    /// The gray that is nearest to the background.
    open class var systemGray6: UIColor { SystemColor.systemGray6.dynamic }
    /// The color of texts: black in light mode, white in dark mode.
    open class var label: UIColor { SystemColor.label.dynamic }
    /// For texts below a title: dark gray or light gray, partly transparent.
    open class var secondaryLabel: UIColor { SystemColor.secondaryLabel.dynamic }
    /// For texts of little importance, such as disabled ones; more transparent than ``secondaryLabel``.
    open class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel.dynamic }
    /// For texts of least importance; more transparent than ``tertiaryLabel``.
    open class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel.dynamic }
    /// For the text of an empty field; partly transparent.
    open class var placeholderText: UIColor { SystemColor.placeholderText.dynamic }
    /// For texts that can be tapped; blue.
    open class var link: UIColor { SystemColor.link.dynamic }
    /// For lines between contents, through which what is below shines.
    open class var separator: UIColor { SystemColor.separator.dynamic }
    /// For lines between contents, through which nothing shines.
    open class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator.dynamic }
    /// The background of views: white in light mode, black in dark mode.
    open class var systemBackground: UIColor { SystemColor.systemBackground.dynamic }
    /// For parts that stand out from ``systemBackground``.
    open class var secondarySystemBackground: UIColor { SystemColor.secondarySystemBackground.dynamic }
    /// For parts that stand out from ``secondarySystemBackground``.
    open class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground.dynamic }
    /// The background of grouped lists: light gray in light mode, black in dark mode.
    open class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground.dynamic }
    /// For the cells of grouped lists, and for other parts that stand out from ``systemGroupedBackground``.
    open class var secondarySystemGroupedBackground: UIColor { SystemColor.secondarySystemGroupedBackground.dynamic }
    /// For parts that stand out from ``secondarySystemGroupedBackground``.
    open class var tertiarySystemGroupedBackground: UIColor { SystemColor.tertiarySystemGroupedBackground.dynamic }
    /// For small shapes, such as the track of a slider; transparent.
    open class var systemFill: UIColor { SystemColor.systemFill.dynamic }
    /// For shapes of medium size, such as the background of a switch; more transparent than ``systemFill``.
    open class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill.dynamic }
    /// For large shapes, such as text fields and buttons; more transparent than ``secondarySystemFill``.
    open class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill.dynamic }
    /// For very large shapes; more transparent than ``tertiarySystemFill``.
    open class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill.dynamic }
    @available(*, deprecated, renamed: "systemGroupedBackground")
    open class var groupTableViewBackground: UIColor { SystemColor.systemGroupedBackground.dynamic }

    // MARK: NSObject, NSCopying, NSSecureCoding

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Always true: a color can be read from archives that require secure coding.
    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let source = ColorSource(decoding: coder) else { return nil }
        self.source = source
        fixedColor = source.isDynamic ? nil : source.cgColor
    }

    /// Archives a color made with ``init(dynamicProvider:)`` as it is resolved now.
    open func encode(with coder: NSCoder) {
        (source.isArchivable ? source : resolvedSource).encode(with: coder)
    }

    /// Dynamic colors are equal only to themselves. A gray is not equal to the same shade given as red, green and blue.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || source == other.source
    }

    open override var hash: Int {
        var hasher = Hasher()
        source.hash(into: &hasher)
        return hasher.finalize()
    }

    open override var description: String {
        source.description ?? "<UIDynamicProviderColor: \(ObjectIdentifier(self))>"
    }

    /// Describes the color in words, for labels of assistive technologies: "red", "dark blue" or "light gray". Depends on
    /// the current traits if the color is dynamic. The words and their ranges are unverified, and always English.
    open var accessibilityName: String {
        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha), alpha > 0 else {
            return "clear"
        }
        if brightness < 0.1 { return "black" }
        if saturation < 0.1 { return Self.gray(brightness) }
        let isBrown = (20..<45).contains(hue * 360) && brightness < 0.7
        let name = isBrown ? "brown" : Self.name(ofHue: hue * 360)
        if brightness < 0.5, !isBrown { return "dark " + name }
        return saturation < 0.4 ? "light " + name : name
    }
}

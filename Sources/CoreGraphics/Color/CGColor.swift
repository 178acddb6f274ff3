/// An immutable color: components in a color space, and alpha; or a pattern.
public final class CGColor: Sendable {
    /// The space of the components; nil for a pattern.
    public let colorSpace: CGColorSpace?
    /// The components of the color space followed by alpha, from 0 to 1. A pattern has its alpha only.
    public let components: [CGFloat]?
    /// From 0, transparent, to 1, opaque.
    public let alpha: CGFloat

    // sRGB without premultiplication, as Cairo takes it.
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    /// The image of a pattern, whose color is black for everyone who does not know it.
    package let tile: ColorTile?

    /// Opaque white, in gray.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Opaque black, in gray.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Black with alpha 0.
    public static let clear = CGColor(gray: 0, alpha: 0)

    private init(space: CGColorSpace, values: [CGFloat]) {
        colorSpace = space
        components = values
        alpha = values[values.count - 1]
        red = values[0]
        green = values.count > 2 ? values[1] : values[0]
        blue = values.count > 2 ? values[2] : values[0]
        tile = nil
    }

    /// Creates the sRGB color of inks, each from 0 to 1, by the simple formula.
    convenience init(inks: (cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat), alpha: CGFloat) {
        let light = 1 - min(max(inks.black, 0), 1)
        func component(_ ink: CGFloat) -> CGFloat { (1 - min(max(ink, 0), 1)) * light }
        self.init(
            space: .srgb, values: [component(inks.cyan), component(inks.magenta), component(inks.yellow), alpha])
    }

    /// Creates a color by the inks of a printer, converted to sRGB without a profile.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(inks: (cyan, magenta, yellow, black), alpha: alpha)
    }

    package init(tile: ColorTile, alpha: CGFloat = 1) {
        colorSpace = .pattern
        components = [alpha]
        self.alpha = alpha
        (red, green, blue) = (0, 0, 0)
        self.tile = tile
    }

    /// Creates a color from the components of the space followed by alpha. The pointer must refer to
    /// `space.numberOfComponents + 1` values.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(
            space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// Creates an sRGB color. Components are from 0 to 1, without premultiplication.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .srgb, values: [red, green, blue, alpha])
    }

    /// Creates an sRGB color. Components are from 0 to 1, without premultiplication.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .srgb, values: [red, green, blue, alpha])
    }

    /// Creates a gray from 0, black, to 1, white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .gray, values: [gray, alpha])
    }

    /// Creates a gray from 0, black, to 1, white.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .gray, values: [gray, alpha])
    }

    /// The number of components including alpha.
    public var numberOfComponents: Int {
        components?.count ?? 0
    }

    /// Whether one opaque value covers what is below; false for every pattern.
    package var isOpaque: Bool { alpha == 1 && tile == nil }

    /// Returns the color with another alpha, from 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? {
        if let tile { return CGColor(tile: tile, alpha: alpha) }
        guard let colorSpace, let components else { return nil }
        return CGColor(space: colorSpace, values: components.dropLast() + [alpha])
    }

    /// Returns the color itself, which never changes.
    public func copy() -> CGColor? {
        self
    }
}

extension CGColor: Hashable {
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right
            || (left.colorSpace == right.colorSpace && left.components == right.components && left.tile == right.tile)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(components)
        hasher.combine(tile)
    }
}

extension CGColor: CustomDebugStringConvertible {
    public var debugDescription: String {
        "CGColor(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
    }
}

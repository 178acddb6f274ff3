/// An immutable color: components in a color space, and alpha.
public final class CGColor: Sendable {
    public let colorSpace: CGColorSpace?
    /// The components of the color space followed by alpha, from 0 to 1.
    public let components: [CGFloat]?
    public let alpha: CGFloat

    // sRGB without premultiplication, as Cairo takes it.
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat

    public static let white = CGColor(gray: 1, alpha: 1)
    public static let black = CGColor(gray: 0, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    private init(space: CGColorSpace, values: [CGFloat]) {
        colorSpace = space
        components = values
        alpha = values[values.count - 1]
        red = values[0]
        green = values.count > 2 ? values[1] : values[0]
        blue = values.count > 2 ? values[2] : values[0]
    }

    /// Creates a color from the components of the space followed by alpha. The pointer must refer to
    /// `space.numberOfComponents + 1` values.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(
            space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .srgb, values: [red, green, blue, alpha])
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .srgb, values: [red, green, blue, alpha])
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .gray, values: [gray, alpha])
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .gray, values: [gray, alpha])
    }

    /// The number of components including alpha.
    public var numberOfComponents: Int {
        components?.count ?? 0
    }

    public func copy(alpha: CGFloat) -> CGColor? {
        guard let colorSpace, let components else { return nil }
        return CGColor(space: colorSpace, values: components.dropLast() + [alpha])
    }

    public func copy() -> CGColor? {
        self
    }
}

extension CGColor: Hashable {
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right || (left.colorSpace == right.colorSpace && left.components == right.components)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(components)
    }
}

extension CGColor: CustomDebugStringConvertible {
    public var debugDescription: String {
        "CGColor(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
    }
}

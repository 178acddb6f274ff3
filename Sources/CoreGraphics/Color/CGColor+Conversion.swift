import Foundation

extension CGColor {
    /// Returns the color in another space: in RGB, or as the gray that is as bright. Components outside 0 to 1 stay.
    ///
    /// - Parameters:
    ///   - intent: has no effect: each color of one space is in the other.
    ///   - options: have no effect.
    /// - Returns: nil for a pattern, and for a space that is neither of RGB nor of gray.
    public func converted(
        to: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?
    ) -> CGColor? {
        guard let colorSpace, tile == nil else { return nil }
        let isGray = colorSpace.model == .monochrome
        let values: [CGFloat]
        switch to.model {
        case .rgb: values = [red, green, blue, alpha]
        case .monochrome: values = [isGray ? red : brightness, alpha]
        default: return nil
        }
        return CGColor(colorSpace: to, components: values)
    }

    /// The gray, in sRGB's curve, that gives as much light as the color.
    private var brightness: CGFloat {
        let light = 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
        return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}

extension CGColor: _ExpressibleByColorLiteral {
    /// Called by `#colorLiteral(red:green:blue:alpha:)` where a CGColor is expected.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

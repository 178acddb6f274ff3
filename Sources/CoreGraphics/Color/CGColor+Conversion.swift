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
        guard tile == nil, let colorSpace, let components else { return nil }
        if colorSpace.model == to.model { return CGColor(colorSpace: to, components: components) }
        switch to.model {
        case .rgb: return CGColor(colorSpace: to, components: [red, green, blue, alpha])
        case .monochrome:
            let light = SRGBCurve.luminance(red: red, green: green, blue: blue)
            return CGColor(colorSpace: to, components: [SRGBCurve.component(light), alpha])
        default: return nil
        }
    }
}

extension CGColor: _ExpressibleByColorLiteral {
    /// Called by `#colorLiteral(red:green:blue:alpha:)` where a CGColor is expected.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

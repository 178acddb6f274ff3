import QuartzCore

/// The values of animations and the colors of layers in words.
enum AnimatedValueWords {
    static func text(of value: Any) -> String {
        switch value {
        case let value as Bool: "\(value)"
        case let value as CGFloat: value.dumpDescription
        case let value as Double: CGFloat(value).dumpDescription
        case let value as Float: CGFloat(value).dumpDescription
        case let value as Int: "\(value)"
        case let value as CGPoint: "(\(value.x.dumpDescription), \(value.y.dumpDescription))"
        case let value as CGSize: "\(value.width.dumpDescription) x \(value.height.dumpDescription)"
        case let value as CGRect: value.dumpDescription
        case let value as CGColor: text(of: value)
        case let value as CATransform3D: CATransform3DIsIdentity(value) ? "no transform" : "a transform"
        default: "\(ClassName(type(of: value)))"
        }
    }

    /// `#RRGGBBAA` in sRGB.
    static func text(of color: CGColor) -> String {
        if color.tile != nil { return "a pattern" }
        return "#"
            + [color.red, color.green, color.blue, color.alpha].map {
                String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded()))
            }.joined()
    }
}

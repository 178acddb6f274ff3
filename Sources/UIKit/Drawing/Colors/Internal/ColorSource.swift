import Foundation

/// What a ``UIColor`` was made from. Owned by the color and immutable.
enum ColorSource {
    case gray(CGFloat, alpha: CGFloat)
    case rgb(CGFloat, CGFloat, CGFloat, alpha: CGFloat)
    case cgColor(CGColor)
    case system(SystemColor)
    case provider(ColorProvider)

    var isDynamic: Bool {
        switch self {
        case .gray, .rgb, .cgColor: false
        case .system, .provider: true
        }
    }

    var isPattern: Bool {
        if case .cgColor(let color) = self { return color.tile != nil }
        return false
    }

    /// The color; for dynamic sources, the light variant.
    var cgColor: CGColor {
        switch self {
        case .gray(let white, let alpha): CGColor(gray: white, alpha: alpha)
        case .rgb(let red, let green, let blue, let alpha):
            CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
        case .cgColor(let color): color
        case .system(let color): color.color(isDark: false).source.cgColor
        case .provider(let provider): provider(UITraitCollection()).cgColor
        }
    }

    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        switch self {
        case .gray(let white, let alpha): return (white, white, white, alpha)
        case .rgb(let red, let green, let blue, let alpha): return (red, green, blue, alpha)
        case .cgColor, .system, .provider:
            let color = cgColor
            return (color.red, color.green, color.blue, color.alpha)
        }
    }

    /// The gray components; nil for colors with a hue.
    var gray: (white: CGFloat, alpha: CGFloat)? {
        let (red, green, blue, alpha) = rgb
        return red == green && green == blue ? (red, alpha) : nil
    }
}

extension ColorSource: Hashable {
    static func == (left: ColorSource, right: ColorSource) -> Bool {
        switch (left, right) {
        case (.system(let left), .system(let right)): return left == right
        case (.provider(let left), .provider(let right)): return left == right
        case (.gray, .gray), (.rgb, .rgb), (.cgColor, _), (_, .cgColor):
            guard !left.isDynamic, !right.isDynamic else { return false }
            return left.cgColor == right.cgColor
        default: return false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .gray, .rgb, .cgColor: hasher.combine(cgColor)
        case .system(let color): hasher.combine(color)
        case .provider(let provider): hasher.combine(provider)
        }
    }
}

extension ColorSource {
    /// The description that UIKit prints; nil for a provider, whose color prints its address.
    var description: String? {
        switch self {
        case .gray(let white, let alpha): return Self.line("UIExtendedGrayColorSpace", [white, alpha])
        case .rgb(let red, let green, let blue, let alpha):
            return Self.line("UIExtendedSRGBColorSpace", [red, green, blue, alpha])
        case .cgColor(let color) where color.tile != nil:
            return Self.line("kCGColorSpaceModelPattern", color.components ?? [])  // unverified
        case .cgColor(let color):
            let isGray = color.colorSpace?.model == .monochrome
            return Self.line(
                isGray ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace", color.components ?? [])
        case .system(let color): return "<UIDynamicSystemColor: name = \(color.rawValue)Color>"
        case .provider: return nil
        }
    }

    private static func line(_ space: String, _ values: [CGFloat]) -> String {
        // Six significant digits without trailing zeros, like printf's %g.
        ([space] + values.map { String(format: "%g", Double($0)) }).joined(separator: " ")
    }
}

extension ColorSource {
    private enum Key {
        static let red = "UIRed"
        static let green = "UIGreen"
        static let blue = "UIBlue"
        static let white = "UIWhite"
        static let alpha = "UIAlpha"
        static let name = "UISystemColorName"
    }

    /// False for providers, since functions cannot be archived.
    var isArchivable: Bool {
        if case .provider = self { return false }
        return true
    }

    func encode(with coder: NSCoder) {
        switch self {
        case .gray(let white, let alpha):
            coder.encode(Double(white), forKey: Key.white)
            coder.encode(Double(alpha), forKey: Key.alpha)
        case .system(let color):
            coder.encode(color.rawValue + "Color", forKey: Key.name)
        case .cgColor(let color) where color.tile != nil:
            PatternCoding.encode(color, with: coder)
        case .rgb, .cgColor, .provider:
            let (red, green, blue, alpha) = rgb
            coder.encode(Double(red), forKey: Key.red)
            coder.encode(Double(green), forKey: Key.green)
            coder.encode(Double(blue), forKey: Key.blue)
            coder.encode(Double(alpha), forKey: Key.alpha)
        }
    }

    init?(decoding coder: NSCoder) {
        func value(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        if coder.containsValue(forKey: Key.name) {
            let name = coder.decodeObject(of: NSString.self, forKey: Key.name)
            guard let name, let color = SystemColor(rawValue: String("\(name)".dropLast("Color".count))) else {
                return nil
            }
            self = .system(color)
        } else if coder.containsValue(forKey: PatternCoding.image) {
            guard let color = PatternCoding.color(coder) else { return nil }
            self = .cgColor(color)
        } else if coder.containsValue(forKey: Key.white) {
            self = .gray(value(Key.white), alpha: value(Key.alpha))
        } else if coder.containsValue(forKey: Key.red) {
            self = .rgb(value(Key.red), value(Key.green), value(Key.blue), alpha: value(Key.alpha))
        } else {
            return nil
        }
    }
}

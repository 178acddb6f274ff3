import Foundation

/// A color as a picker changes it: by hue, saturation, brightness and opacity, each from 0 to 1. A gray keeps its hue.
struct ColorComponents: Equatable {
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0
    var alpha: CGFloat = 1

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat = 1) {
        (self.hue, self.saturation, self.brightness, self.alpha) = (hue, saturation, brightness, alpha)
    }

    init(_ color: UIColor) {
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    }

    var color: UIColor { UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }

    /// Red, green and blue from 0 to 1.
    var rgb: [CGFloat] {
        get {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue]
        }
        set {
            var changed = ColorComponents(UIColor(red: newValue[0], green: newValue[1], blue: newValue[2], alpha: 1))
            // Grays have no hue: the color would lose it at the end of a slider.
            if changed.saturation == 0 { changed.hue = hue }
            changed.alpha = alpha
            self = changed
        }
    }

    /// Six hexadecimal digits.
    var hexadecimal: String {
        rgb.map { value in
            let text = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return text.count == 1 ? "0" + text : text
        }.joined()
    }

    /// Takes red, green and blue from six hexadecimal digits. Returns false for other texts.
    mutating func take(hexadecimal text: String) -> Bool {
        let digits = text.drop { $0 == "#" }
        guard digits.count == 6, let number = Int(digits, radix: 16) else { return false }
        rgb = [16, 8, 0].map { CGFloat((number >> $0) & 255) / 255 }
        return true
    }

    var spokenText: String {
        "red \(percent(rgb[0])), green \(percent(rgb[1])), blue \(percent(rgb[2])), opacity \(percent(alpha))"
    }

    private func percent(_ value: CGFloat) -> String { "\(Int((value * 100).rounded()))%" }
}

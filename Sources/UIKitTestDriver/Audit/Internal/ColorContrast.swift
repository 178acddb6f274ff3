import CoreGraphics
import Foundation

/// A color of the screen with components from 0 to 255.
struct ScreenColor: Hashable {
    let red, green, blue: Int

    init(red: Int, green: Int, blue: Int) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    init(pixel: UInt32) {
        self.init(red: Int(pixel >> 16 & 255), green: Int(pixel >> 8 & 255), blue: Int(pixel & 255))
    }

    /// The relative luminance of the Web Content Accessibility Guidelines (WCAG) 2: 0 for black, 1 for white.
    var luminance: Double {
        SRGBCurve.luminance(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255)
    }

    /// Returns the contrast ratio of WCAG 2, from 1 to 21.
    func contrast(to other: ScreenColor) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// Returns the distance of two colors, 0 to 765.
    func distance(to other: ScreenColor) -> Int {
        abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue)
    }

    /// Returns this color painted on another one.
    func painted(on other: ScreenColor, opacity: Double) -> ScreenColor {
        func mix(_ above: Int, _ below: Int) -> Int {
            Int((Double(above) * opacity + Double(below) * (1 - opacity)).rounded())
        }
        return ScreenColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    var hexadecimal: String { String(format: "#%02X%02X%02X", red, green, blue) }
}

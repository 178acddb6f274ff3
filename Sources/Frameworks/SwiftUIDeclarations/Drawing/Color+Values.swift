import UIKit

nonisolated extension Color {
    /// - Linux: works
    public enum RGBColorSpace: Sendable {
        case sRGB
        /// Taken for sRGB after the conversion of each component.
        case sRGBLinear
        /// Taken for sRGB: the color is a little less vivid.
        case displayP3
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        let value = { colorSpace == .sRGBLinear ? encoded($0) : $0 }
        self.init(uiColor: UIColor(red: value(red), green: value(green), blue: value(blue), alpha: opacity))
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(uiColor: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }

    public static let red = Color(uiColor: .systemRed)
    public static let orange = Color(uiColor: .systemOrange)
    public static let yellow = Color(uiColor: .systemYellow)
    public static let green = Color(uiColor: .systemGreen)
    public static let mint = Color(uiColor: .systemMint)
    public static let teal = Color(uiColor: .systemTeal)
    public static let cyan = Color(uiColor: .systemCyan)
    public static let blue = Color(uiColor: .systemBlue)
    public static let indigo = Color(uiColor: .systemIndigo)
    public static let purple = Color(uiColor: .systemPurple)
    public static let pink = Color(uiColor: .systemPink)
    public static let brown = Color(uiColor: .systemBrown)
    public static let white = Color(uiColor: .white)
    public static let gray = Color(uiColor: .systemGray)
    public static let black = Color(uiColor: .black)
    public static let clear = Color(uiColor: .clear)
    public static let primary = Color(uiColor: .label)
    public static let secondary = Color(uiColor: .secondaryLabel)
    public static var accentColor: Color { Color(uiColor: .tintColor) }
}

/// Returns a linear component as sRGB has it (IEC 61966-2-1).
private func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
}

import Foundation

extension UIColor {
    /// Describes the color in words, for labels of assistive technologies: "red", "dark blue" or "light gray". Depends on
    /// the current traits if the color is dynamic. The words and their ranges are unverified, and always English.
    public var accessibilityName: String {
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

    private static func gray(_ brightness: CGFloat) -> String {
        switch brightness {
        case 0.97...: "white"
        case 0.66...: "light gray"
        case 0.4...: "gray"
        default: "dark gray"
        }
    }

    private static func name(ofHue degrees: CGFloat) -> String {
        switch degrees {
        case 15..<45: "orange"
        case 45..<70: "yellow"
        case 70..<165: "green"
        case 165..<200: "cyan"
        case 200..<260: "blue"
        case 260..<290: "purple"
        case 290..<330: "magenta"
        case 330..<345: "pink"
        default: "red"
        }
    }
}

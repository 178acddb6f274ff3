import Foundation

/// The attributes of a text by the names that the desktop's assistive technologies know.
@MainActor
enum TextAttributeNames {
    static func names(of attributes: [NSAttributedString.Key: Any]) -> [String: String] {
        var names: [String: String] = [:]
        if let font = attributes[.font] as? UIFont {
            names["family-name"] = font.familyName
            names["size"] = "\(Int((font.pointSize * 0.75).rounded()))pt"
            let traits = font.fontDescriptor.symbolicTraits
            names["weight"] = traits.contains(.traitBold) ? "700" : "400"
            names["style"] = traits.contains(.traitItalic) ? "italic" : "normal"
        }
        if let color = attributes[.foregroundColor] as? UIColor { names["fg-color"] = name(of: color) }
        if let color = attributes[.backgroundColor] as? UIColor { names["bg-color"] = name(of: color) }
        if isLine(attributes[.underlineStyle]) { names["underline"] = "single" }
        if isLine(attributes[.strikethroughStyle]) { names["strikethrough"] = "true" }
        if let link = attributes[.link] { names["link"] = "\(link)" }
        if let level = attributes[.accessibilityTextHeadingLevel] as? NSNumber, level.intValue > 0 {
            names["heading-level"] = "\(level.intValue)"
        }
        return names
    }

    private static func isLine(_ style: Any?) -> Bool { ((style as? NSNumber)?.intValue ?? style as? Int ?? 0) != 0 }

    /// Red, green and blue from 0 to 65,535.
    private static func name(of color: UIColor) -> String? {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha > 0 else { return nil }
        return [red, green, blue].map { "\(Int((max(0, min($0, 1)) * 65535).rounded()))" }.joined(separator: ",")
    }
}

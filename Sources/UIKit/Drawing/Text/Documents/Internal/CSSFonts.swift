import Foundation

/// Reads the values of CSS's properties of fonts.
enum CSSFonts {
    /// The font of text without a style: Times at 12 points, as WebKit gives attributed strings.
    static let standard = FontNames.description(named: "TimesNewRomanPSMT", size: 12) ?? FontDescription(size: 12)

    /// Sets the first family of a list that is installed, or that an installed one stands for.
    static func setFamily(_ value: String, _ font: inout FontDescription) {
        for part in CSSText.split(value, at: ",") {
            let name = part.trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
            switch name.lowercased() {
            case "-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif", "-apple-system-font",
                "-apple-system-body", "sfui", ".sfui", "sf pro text", "sf pro display",
                FontDescription.systemFamily.lowercased():
                font.family = FontDescription.systemFamily
            case "monospace", "ui-monospace", FontDescription.monospacedSystemFamily.lowercased():
                font.family = FontDescription.monospacedSystemFamily
            case "serif", "ui-serif": font.family = standard.family
            case "sans-serif":
                font.family =
                    FontNames.description(named: "Helvetica", size: 12)?.family ?? FontDescription.systemFamily
            default:
                guard let named = FontNames.description(named: name, size: font.size) else { continue }
                font.family = named.family
                if named.weight != 400 { font.weight = named.weight }
                if named.isItalic { font.isItalic = true }
            }
            return
        }
    }

    static func size(_ value: String, parent: CGFloat) -> CGFloat? {
        let word = value.lowercased()
        if let factor = factors[word] { return standard.size * factor }
        switch word {
        case "smaller": return parent / 1.2
        case "larger": return parent * 1.2
        case "inherit": return parent
        default:
            let size: CGFloat?
            if word.hasSuffix("%") {
                size = Double(word.dropLast()).map { CGFloat($0) / 100 * parent }
            } else {
                size = CSSText.length(word, em: parent)
            }
            return size.flatMap { $0 > 0 && $0 < 2000 ? $0 : nil }
        }
    }

    /// The factors of CSS Fonts Level 4, "Absolute sizes".
    private static let factors: [String: CGFloat] = [
        "xx-small": 3.0 / 5, "x-small": 3.0 / 4, "small": 8.0 / 9, "medium": 1, "large": 6.0 / 5, "x-large": 3.0 / 2,
        "xx-large": 2, "xxx-large": 3,
    ]

    /// The sizes 1 to 7 of the element `font`.
    static func size(ofFontElement value: String, parent: CGFloat) -> CGFloat? {
        let value = value.trimmingCharacters(in: .whitespaces)
        guard var number = Int(value) else { return nil }
        if value.hasPrefix("+") || value.hasPrefix("-") { number += 3 }
        let names = ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"]
        return size(names[min(max(number, 1), 7) - 1], parent: parent)
    }

    static func weight(_ value: String, parent: Int) -> Int? {
        switch value.lowercased() {
        case "normal": 400
        case "bold": 700
        case "bolder": parent < 400 ? 400 : parent < 600 ? 700 : 900
        case "lighter": parent < 600 ? 100 : parent < 800 ? 400 : 700
        default: Int(value).map { min(max(($0 + 50) / 100 * 100, 100), 900) }
        }
    }

    static func setLineHeight(_ value: String, _ style: inout HTMLStyle) {
        (style.lineHeight, style.lineHeightFactor) = (nil, nil)
        if let factor = Double(value) {
            style.lineHeightFactor = CGFloat(factor)
        } else if value.hasSuffix("%") {
            style.lineHeight = Double(value.dropLast()).map { CGFloat($0) / 100 * style.font.size }
        } else {
            style.lineHeight = CSSText.length(value, em: style.font.size)
        }
    }

    /// Reads the shorthand: `italic bold 12px/30px Georgia, serif`.
    static func setAll(_ value: String, _ style: inout HTMLStyle, _ parent: HTMLStyle) {
        style.font.weight = 400
        style.font.isItalic = false
        let words = CSSText.split(value, at: " ")
        for (index, word) in words.enumerated() {
            let parts = word.split(separator: "/").map(String.init)
            if let first = parts.first, Int(first) == nil, let size = size(first, parent: parent.font.size) {
                style.font.size = size
                if parts.count == 2 { setLineHeight(parts[1], &style) }
                setFamily(words[(index + 1)...].joined(separator: " "), &style.font)
                return
            }
            switch word.lowercased() {
            case "italic", "oblique": style.font.isItalic = true
            case "normal": break
            // One of Dynamic Type's styles, "-apple-system-headline".
            case let name where name.hasPrefix("-apple-system-"): setTextStyle(name, &style.font)
            default: if let weight = weight(word, parent: parent.font.weight) { style.font.weight = weight }
            }
        }
    }

    private static func setTextStyle(_ name: String, _ font: inout FontDescription) {
        let styles: [String: UIFont.TextStyle] = [
            "body": .body, "headline": .headline, "subheadline": .subheadline, "caption1": .caption1,
            "caption2": .caption2, "footnote": .footnote, "callout": .callout, "title0": .largeTitle,
            "title1": .title1, "title2": .title2, "title3": .title3,
        ]
        guard let style = styles[String(name.dropFirst("-apple-system-".count))] else { return }
        font = UIFont.preferredFont(forTextStyle: style).fontDescription
    }
}

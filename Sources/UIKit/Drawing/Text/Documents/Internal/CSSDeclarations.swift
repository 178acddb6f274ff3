import Foundation

/// The declarations of a style attribute or of a rule: `color: red; font-size: 17px`.
struct CSSDeclarations {
    private var values: [(property: String, value: String, isImportant: Bool)] = []

    init(_ text: String) {
        for declaration in CSSText.split(text, at: ";") {
            guard let colon = declaration.firstIndex(of: ":") else { continue }
            let property = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            var value = declaration[declaration.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
            let important = value.range(of: "!\\s*important\\s*$", options: [.regularExpression, .caseInsensitive])
            if let important { value.removeSubrange(important) }
            values.append((property, value.trimmingCharacters(in: .whitespaces), important != nil))
        }
    }

    /// Appends declarations that count more, except than important ones.
    mutating func append(_ other: CSSDeclarations) {
        values += other.values
    }

    /// Changes the style of an element. `parent` is that of the element around it.
    func apply(to style: inout HTMLStyle, parent: HTMLStyle) {
        let ordered = values.filter { !$0.isImportant } + values.filter(\.isImportant)
        // Lengths in em of other properties depend on the font's size.
        for (property, value, _) in ordered where property.hasPrefix("font") {
            applyFont(property, value, &style, parent)
        }
        for (property, value, _) in ordered where !property.hasPrefix("font") {
            applyText(property, value, &style, parent)
            applyBlock(property, value, &style)
        }
    }

    private func applyFont(_ property: String, _ value: String, _ style: inout HTMLStyle, _ parent: HTMLStyle) {
        switch property {
        case "font-family": CSSFonts.setFamily(value, &style.font)
        case "font-size":
            if let size = CSSFonts.size(value, parent: parent.font.size) { style.font.size = size }
        case "font-weight":
            if let weight = CSSFonts.weight(value, parent: parent.font.weight) { style.font.weight = weight }
        case "font-style": style.font.isItalic = value.lowercased() != "normal"
        case "font": CSSFonts.setAll(value, &style, parent)
        default: break
        }
    }

    private func applyText(_ property: String, _ value: String, _ style: inout HTMLStyle, _ parent: HTMLStyle) {
        let word = value.lowercased()
        switch property {
        case "color": style.color = CSSColors.color(value) ?? style.color
        case "background-color", "background":
            if let color = CSSText.split(value, at: " ").lazy.compactMap({ CSSColors.color($0) }).first {
                style.background = color
            }
        case "text-decoration", "text-decoration-line":
            if word.contains("none") { (style.isUnderlined, style.isStruckThrough) = (false, false) }
            if word.contains("underline") { style.isUnderlined = true }
            if word.contains("line-through") { style.isStruckThrough = true }
        case "letter-spacing": style.kern = CSSText.length(word, em: style.font.size) ?? 0
        case "text-transform":
            style.capitals =
                switch word {
                case "uppercase": .upper
                case "lowercase": .lower
                case "capitalize": .words
                default: .none
                }
        case "white-space": style.keepsSpaces = word.hasPrefix("pre") && word != "pre-line"
        case "vertical-align":
            switch word {
            case "super": style.baselineOffset = parent.baselineOffset + parent.font.size / 3
            case "sub": style.baselineOffset = parent.baselineOffset - parent.font.size / 5
            case "baseline": style.baselineOffset = parent.baselineOffset
            default: break
            }
        default: break
        }
    }

    private func applyBlock(_ property: String, _ value: String, _ style: inout HTMLStyle) {
        let em = style.font.size
        let word = value.lowercased()
        switch property {
        case "display": style.display = word == "none" ? .none : word.hasPrefix("inline") ? .inline : .block
        case "visibility": if word == "hidden" { style.display = .none }
        case "text-align":
            let alignments: [String: NSTextAlignment] = [
                "left": .left, "center": .center, "right": .right, "justify": .justified, "start": .natural,
            ]
            style.alignment = alignments[word] ?? style.alignment
        case "direction": style.direction = word == "rtl" ? .rightToLeft : .leftToRight
        case "text-indent": style.firstLineIndent = CSSText.length(word, em: em) ?? 0
        case "line-height": CSSFonts.setLineHeight(word, &style)
        case "margin-bottom": style.marginBottom = max(0, CSSText.length(word, em: em) ?? 0)
        case "margin-left", "padding-left": style.indent += CSSText.length(word, em: em) ?? 0
        case "margin-right", "padding-right": style.trailingIndent += CSSText.length(word, em: em) ?? 0
        case "margin", "padding":
            let sides = CSSText.split(word, at: " ").map { CSSText.length($0, em: em) ?? 0 }
            guard let top = sides.first else { break }
            if property == "margin" { style.marginBottom = max(0, sides.count > 2 ? sides[2] : top) }
            let right = sides.count > 1 ? sides[1] : top
            style.trailingIndent += right
            style.indent += sides.count > 3 ? sides[3] : right
        case "list-style", "list-style-type":
            for part in CSSText.split(word, at: " ") {
                if let marker = HTMLLists.marker(named: part) { style.listMarker = marker }
            }
        default: break
        }
    }
}

/// What CSS values are made of.
enum CSSText {
    /// Splits text at a separator outside of quotation marks and parentheses. Returns the parts that are not empty.
    static func split(_ text: String, at separator: Character) -> [String] {
        var parts: [String] = []
        var part = ""
        var quote: Character?
        var depth = 0
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "(" {
                depth += 1
            } else if character == ")" {
                depth -= 1
            }
            let isSeparator = separator == " " ? character.isWhitespace : character == separator
            if isSeparator, quote == nil, depth <= 0 {
                parts.append(part)
                part = ""
            } else {
                part.append(character)
            }
        }
        return (parts + [part]).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }

    /// Returns a length in points, of which a pixel of CSS has one. Numbers without a unit are pixels, as in old
    /// documents. Percentages have no length.
    static func length(_ value: String, em: CGFloat) -> CGFloat? {
        let value = value.trimmingCharacters(in: .whitespaces).lowercased()
        let digits = value.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
        guard let number = Double(digits), number.isFinite, abs(number) < 100_000 else { return nil }
        let factor: CGFloat? =
            switch value[digits.endIndex...] {
            case "", "px": 1
            case "pt": 4.0 / 3
            case "pc": 16
            case "in": 96
            case "cm": 96 / 2.54
            case "mm": 96 / 25.4
            case "em": em
            case "rem": 12
            case "ex", "ch": em / 2
            default: nil
            }
        return factor.map { CGFloat(number) * $0 }
    }
}

/// Converts between font descriptions and the names of fonts in Apple's API.
enum FontNames {
    /// "Family-Style", as in PostScript names. System fonts have San Francisco's names.
    static func name(of font: FontDescription) -> String {
        let weight = UIFont.Weight(openType: font.weight)
        let style: String
        if font.isItalic {
            style = weight == .regular ? "Italic" : weight.styleName + "Italic"
        } else {
            style = weight.styleName
        }
        let width = UIFont.Width(stretch: font.stretch).styleName
        switch font.family {
        case FontDescription.systemFamily: return ".SFUI-\(width)\(style)"
        case FontDescription.monospacedSystemFamily: return ".SFUIMono-\(width)\(style)"
        default: return font.family.filter { $0 != " " } + "-" + width + style
        }
    }

    /// The style part of the name, with spaces: "Bold Italic".
    static func face(of font: FontDescription) -> String {
        let weight = UIFont.Weight(openType: font.weight)
        let words = [
            UIFont.Width(stretch: font.stretch).styleName, weight == .regular ? "" : weight.styleName,
        ]
        let face = (words + [font.isItalic ? "Italic" : ""]).filter { !$0.isEmpty }.joined(
            separator: " ")
        return face.isEmpty ? "Regular" : face
    }

    static func description(named name: String, size: CGFloat) -> FontDescription? {
        if let system = systemDescription(named: name, size: size) { return system }
        if let family = FontDescription.installedFamily(named: name) {
            return FontDescription(family: family, size: size)
        }
        if let substitute = AppleFonts.substitute(for: name, size: size) { return substitute }
        let parts = name.split(separator: "-", maxSplits: 1)
        guard let first = parts.first, let family = family(withoutSpaces: String(first)) else { return nil }
        guard parts.count == 2 else { return FontDescription(family: family, size: size) }
        guard let style = FontStyleName(String(parts[1])) else { return nil }
        return style.font(family: family, size: size)
    }

    static func names(ofFamily family: String) -> [String] {
        var names: [String] = []
        for face in FontDescription.faces(ofFamily: family) {
            var face = face
            face.stretch = 0
            let name = name(of: face)
            if !names.contains(name) { names.append(name) }
        }
        return names.sorted()
    }

    private static func systemDescription(named name: String, size: CGFloat) -> FontDescription? {
        for (prefix, family) in [
            (".SFUI", FontDescription.systemFamily), (".SFUIMono", FontDescription.monospacedSystemFamily),
            (FontDescription.systemFamily, FontDescription.systemFamily),
        ] {
            if name == prefix { return FontDescription(family: family, size: size) }
            guard name.hasPrefix(prefix + "-"), let style = FontStyleName(String(name.dropFirst(prefix.count + 1)))
            else {
                continue
            }
            return style.font(family: family, size: size)
        }
        return nil
    }

    private static func family(withoutSpaces name: String) -> String? {
        let wanted = name.lowercased()
        return FontDescription.installedFamilies.first { $0.filter { $0 != " " }.lowercased() == wanted }
    }
}

/// The style part of a PostScript name.
struct FontStyleName {
    var weight = 400
    var isItalic = false
    var stretch = 0

    func font(family: String, size: CGFloat) -> FontDescription {
        var font = FontDescription(family: family, size: size, weight: weight, isItalic: isItalic)
        font.stretch = stretch
        return font
    }

    /// Nil if a word is not a style.
    init?(_ name: String) {
        var rest = name.lowercased().filter { $0 != " " && $0 != "-" }
        for word in ["italic", "oblique"] where rest.hasSuffix(word) {
            isItalic = true
            rest.removeLast(word.count)
        }
        for (word, stretch) in [("compressed", -2), ("condensed", -1), ("expanded", 1)]
        where rest.hasPrefix(word) {
            self.stretch = stretch
            rest.removeFirst(word.count)
        }
        switch rest {
        case "", "regular", "book", "roman", "normal": weight = 400
        case "ultralight", "thin": weight = rest == "thin" ? 200 : 100
        case "extralight": weight = 200
        case "light": weight = 300
        case "medium": weight = 500
        case "semibold", "demibold", "demi": weight = 600
        case "bold": weight = 700
        case "extrabold", "heavy": weight = 800
        case "black": weight = 900
        default: return nil
        }
    }
}

/// The style of an HTML element: what its text looks like, and how it is arranged.
struct HTMLStyle {
    enum Display { case inline, block, none }
    enum Capitals { case none, upper, lower, words }

    // Inherited by the elements inside.
    var font: FontDescription
    var color: UIColor?
    /// Painted behind the text of inline elements.
    var background: UIColor?
    var isUnderlined = false
    var isStruckThrough = false
    var link: URL?
    var kern: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var direction = NSWritingDirection.natural
    /// In points; nil for that of the font.
    var lineHeight: CGFloat?
    /// A factor of the font's size, in place of ``lineHeight``.
    var lineHeightFactor: CGFloat?
    var capitals = Capitals.none
    var keepsSpaces = false
    /// The distances of lines from the edges, in points.
    var indent: CGFloat = 0
    var trailingIndent: CGFloat = 0
    var firstLineIndent: CGFloat = 0
    var listMarker: NSTextList.MarkerFormat?

    // Of the element itself.
    var display = Display.inline
    var marginBottom: CGFloat = 0

    /// The style with which an element inside begins.
    var inherited: HTMLStyle {
        var style = self
        style.display = .inline
        style.marginBottom = 0
        if display == .block { style.background = nil }
        return style
    }

    /// The attributes of the text.
    ///
    /// - Parameter defaults: those that the document does not replace.
    func attributes(_ defaults: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        var attributes = defaults
        attributes[.font] = UIFont(font)
        if let color {
            attributes[.foregroundColor] = color
        } else if defaults[.foregroundColor] == nil {
            attributes[.foregroundColor] = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        }
        if let background, display == .inline { attributes[.backgroundColor] = background }
        if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link { attributes[.link] = link }
        if kern != 0 { attributes[.kern] = kern }
        if baselineOffset != 0 { attributes[.baselineOffset] = baselineOffset }
        return attributes
    }

    /// The paragraph style of the element's lines.
    ///
    /// - Parameter lists: those in which the element is, the outermost first.
    func paragraphStyle(spacing: CGFloat, lists: [NSTextList], from base: NSParagraphStyle?) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let base { style.setParagraphStyle(base) }
        if alignment != .natural { style.alignment = alignment }
        if direction != .natural { style.baseWritingDirection = direction }
        style.paragraphSpacing = max(style.paragraphSpacing, spacing)
        style.headIndent += indent
        style.firstLineHeadIndent += indent + firstLineIndent
        style.tailIndent -= trailingIndent
        if let height = lineHeightFactor.map({ $0 * font.size }) ?? lineHeight {
            style.minimumLineHeight = height
            style.maximumLineHeight = height
        }
        if !lists.isEmpty {
            // The marker ends a little before the text, and both move in by 36 points in each list: WebKit's numbers.
            let text = CGFloat(lists.count) * 36
            style.tabStops = [
                NSTextTab(textAlignment: .left, location: text - 25),
                NSTextTab(textAlignment: .natural, location: text),
            ]
            style.headIndent += text
            style.textLists = lists
        }
        return style
    }
}

extension HTMLStyle {
    /// Gives an element the style that browsers give it without a style sheet.
    mutating func applyDefaults(of name: String) {
        let em = font.size
        switch name {
        case "b", "strong": font.weight = 700
        case "i", "em", "cite", "var", "dfn": font.isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruckThrough = true
        case "code", "tt", "kbd", "samp": font.family = FontDescription.monospacedSystemFamily
        case "big": font.size *= 1.2
        case "small": font.size /= 1.2
        case "sup", "sub":
            baselineOffset += name == "sup" ? em / 3 : -em / 5
            font.size /= 1.2
        case "mark": background = .yellow
        case "center":
            display = .block
            alignment = .center
        case "h1", "h2", "h3", "h4", "h5", "h6": applyHeading(Int(name.dropFirst()) ?? 1)
        case "p", "dl":
            display = .block
            marginBottom = em
        case "ul", "ol":
            display = .block
            marginBottom = em
            listMarker = name == "ol" ? .decimal : listMarker == nil ? .disc : listMarker == .disc ? .circle : .square
        case "blockquote", "figure":
            display = .block
            marginBottom = em
            indent += 40
            trailingIndent += 40
        case "pre":
            display = .block
            marginBottom = em
            keepsSpaces = true
            font.family = FontDescription.monospacedSystemFamily
        case "dd":
            display = .block
            indent += 40
        case "th":
            display = .block
            alignment = .center
            font.weight = 700
        case "address":
            display = .block
            font.isItalic = true
        case "head", "script", "style", "title", "textarea", "template", "noscript", "select": display = .none
        default:
            if Self.blocks.contains(name) { display = .block }
        }
    }

    private mutating func applyHeading(_ level: Int) {
        // The sizes and margins of HTML's standard, "Sections and headings" of the rendering.
        let (size, margin): (CGFloat, CGFloat) =
            [(2, 0.67), (1.5, 0.83), (1.17, 1), (1, 1.33), (0.83, 1.67), (0.67, 2.33)][min(max(level, 1), 6) - 1]
        display = .block
        font.weight = 700
        font.size *= size
        marginBottom = font.size * margin
    }

    private static let blocks: Set<String> = [
        "html", "body", "div", "section", "article", "header", "footer", "nav", "aside", "main", "figcaption", "form",
        "fieldset", "li", "dt", "table", "caption", "thead", "tbody", "tfoot", "tr", "td", "details", "summary", "hr",
    ]
}

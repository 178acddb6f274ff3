/// What the control words of Rich Text Format have set, in points.
struct RTFFormat {
    var font: FontDescription
    /// Nil without a color of its own.
    var color: UIColor?
    var background: UIColor?
    var isUnderlined = false
    var isStruckThrough = false
    var baselineOffset: CGFloat = 0
    var kern: CGFloat = 0
    var strokeWidth: CGFloat = 0
    var link: URL?
    var paragraph = ParagraphValues()

    func attributes(_ defaults: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        var attributes = defaults
        attributes[.font] = UIFont(font)
        attributes[.paragraphStyle] = NSParagraphStyle(paragraph)
        if let color { attributes[.foregroundColor] = color }
        if let background { attributes[.backgroundColor] = background }
        if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if baselineOffset != 0 { attributes[.baselineOffset] = baselineOffset }
        if kern != 0 { attributes[.kern] = kern }
        if strokeWidth != 0 { attributes[.strokeWidth] = strokeWidth }
        if let link { attributes[.link] = link }
        return attributes
    }

    /// Applies a word for the look of characters. Returns false for another word.
    mutating func applyCharacters(_ word: String, _ number: Int?) -> Bool {
        let isOn = number != 0
        switch word {
        case "b": font.weight = isOn ? 700 : 400
        case "i": font.isItalic = isOn
        case "ul", "uld", "uldb", "ulw", "uldash": isUnderlined = isOn
        case "ulnone": isUnderlined = false
        case "strike", "striked": isStruckThrough = isOn
        // Sizes are in half points.
        case "fs": font.size = CGFloat(min(max(number ?? 24, 1), 4000)) / 2
        case "up": baselineOffset = CGFloat(number ?? 6) / 2
        case "dn": baselineOffset = -CGFloat(number ?? 6) / 2
        case "super": baselineOffset = font.size / 3
        case "sub": baselineOffset = -font.size / 5
        case "nosupersub": baselineOffset = 0
        case "expndtw": kern = CGFloat(number ?? 0) / 20
        case "outl": strokeWidth = isOn ? 3 : 0
        default: return false
        }
        return true
    }

    /// Applies a word for paragraphs, whose numbers are twentieths of a point.
    mutating func applyParagraph(_ word: String, _ number: Int?) {
        let points = CGFloat(max(-100_000, min(100_000, number ?? 0))) / 20
        switch word {
        case "pard": paragraph = ParagraphValues()
        case "ql": paragraph.alignment = .left
        case "qc": paragraph.alignment = .center
        case "qr": paragraph.alignment = .right
        case "qj": paragraph.alignment = .justified
        case "qnatural": paragraph.alignment = .natural
        case "rtlpar": paragraph.baseWritingDirection = .rightToLeft
        case "ltrpar": paragraph.baseWritingDirection = .leftToRight
        case "li", "lin":
            paragraph.firstLineHeadIndent += points - paragraph.headIndent
            paragraph.headIndent = points
        case "fi": paragraph.firstLineHeadIndent = paragraph.headIndent + points
        case "ri", "rin": paragraph.tailIndent = -points
        case "sb": paragraph.paragraphSpacingBefore = points
        case "sa": paragraph.paragraphSpacing = points
        case "slleading": paragraph.lineSpacing = points
        case "sl":
            paragraph.minimumLineHeight = max(0, abs(points))
            paragraph.maximumLineHeight = points < 0 ? -points : 0
        // After `sl`, whose number is then a multiple of 240.
        case "slmult" where number == 1:
            paragraph.lineHeightMultiple = paragraph.minimumLineHeight / 12
            (paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (0, 0)
        case "tx":
            paragraph.tabs.stops.append(NSTextTab(textAlignment: .left, location: points).stop)
        default: break
        }
    }
}

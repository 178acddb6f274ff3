/// The values of a paragraph style.
struct ParagraphValues: Hashable, Sendable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var tabs = TextTabs()
    var tightensBeforeTruncation = false
    var textLists: [NSTextList] = []
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()

    init() {}

    /// The values in the form that text layout takes. `rightToLeft` is the side of natural alignment; nil lets the text
    /// decide.
    func textParagraph(naturalIsRight rightToLeft: Bool? = nil) -> TextParagraph {
        var paragraph = TextParagraph()
        paragraph.alignment =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: rightToLeft.map { $0 ? .right : .left } ?? .natural
            }
        paragraph.lineBreak =
            switch lineBreakMode {
            case .byWordWrapping: .byWordWrapping
            case .byCharWrapping: .byCharWrapping
            case .byClipping: .byClipping
            case .byTruncatingHead: .byTruncatingHead
            case .byTruncatingTail: .byTruncatingTail
            case .byTruncatingMiddle: .byTruncatingMiddle
            }
        paragraph.paragraphSpacingBefore = paragraphSpacingBefore
        paragraph.tabs = tabs
        paragraph.lineSpacing = lineSpacing
        paragraph.paragraphSpacing = paragraphSpacing
        paragraph.minimumLineHeight = minimumLineHeight
        paragraph.maximumLineHeight = maximumLineHeight
        paragraph.lineHeightMultiple = lineHeightMultiple
        paragraph.firstLineHeadIndent = firstLineHeadIndent
        paragraph.headIndent = headIndent
        paragraph.tailIndent = tailIndent
        paragraph.isRightToLeft = baseWritingDirection == .natural ? nil : baseWritingDirection == .rightToLeft
        return paragraph
    }
}

extension ParagraphValues {
    init(_ coder: NSCoder) {
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        lineSpacing = number("NSLineSpacing")
        paragraphSpacing = number("NSParagraphSpacing")
        paragraphSpacingBefore = number("NSParagraphSpacingBefore")
        tabs.interval = number("NSDefaultTabInterval")
        if let stops = coder.decodeObject(of: [NSArray.self, NSTextTab.self], forKey: "NSTabStops") as? [NSTextTab] {
            tabs.stops = stops.map(\.stop)
        }
        if coder.containsValue(forKey: "NSTextLists"),
            let lists = coder.decodeObject(of: [NSArray.self, NSTextList.self], forKey: "NSTextLists") as? [NSTextList]
        {
            textLists = lists
        }
        headIndent = number("NSHeadIndent")
        tailIndent = number("NSTailIndent")
        firstLineHeadIndent = number("NSFirstLineHeadIndent")
        minimumLineHeight = number("NSMinLineHeight")
        maximumLineHeight = number("NSMaxLineHeight")
        tightensBeforeTruncation = coder.decodeBool(forKey: "NSTighteningForTruncation")
        lineHeightMultiple = number("NSLineHeightMultiple")
        hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor")
        usesDefaultHyphenation = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
        lineBreakStrategy = .init(rawValue: UInt(max(0, coder.decodeInteger(forKey: "NSLineBreakStrategy"))))
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
        lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
        baseWritingDirection =
            NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural
    }

    func encode(in coder: NSCoder) {
        coder.encode(Double(lineSpacing), forKey: "NSLineSpacing")
        coder.encode(Double(paragraphSpacing), forKey: "NSParagraphSpacing")
        coder.encode(Double(paragraphSpacingBefore), forKey: "NSParagraphSpacingBefore")
        coder.encode(Double(tabs.interval), forKey: "NSDefaultTabInterval")
        coder.encode(NSArray(array: tabs.stops.map(NSTextTab.init)), forKey: "NSTabStops")
        if !textLists.isEmpty { coder.encode(NSArray(array: textLists), forKey: "NSTextLists") }
        coder.encode(Double(headIndent), forKey: "NSHeadIndent")
        coder.encode(Double(tailIndent), forKey: "NSTailIndent")
        coder.encode(Double(firstLineHeadIndent), forKey: "NSFirstLineHeadIndent")
        coder.encode(Double(minimumLineHeight), forKey: "NSMinLineHeight")
        coder.encode(Double(maximumLineHeight), forKey: "NSMaxLineHeight")
        coder.encode(Double(lineHeightMultiple), forKey: "NSLineHeightMultiple")
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
        coder.encode(tightensBeforeTruncation, forKey: "NSTighteningForTruncation")
        if hyphenationFactor != 0 { coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor") }
        if usesDefaultHyphenation { coder.encode(true, forKey: "NSUsesDefaultHyphenation") }
        if !lineBreakStrategy.isEmpty {
            coder.encode(Int(lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
        }
    }
}

/// A text whose attributes are resolved for text layout: no colors that depend on traits, no missing fonts.
struct StyledText {
    var string: String
    var spans: [TextSpan]
    /// The first paragraph's style.
    var paragraph: ParagraphValues
    /// The styles of the following paragraphs, with their first characters.
    private var otherParagraphs: [(start: Int, values: ParagraphValues)] = []
    /// The attachments of other classes, whose bounds may depend on the width, with the indexes of their spans.
    private var attachments: [(span: Int, attachment: NSTextAttachment)] = []

    /// Gives all of the text one set of attributes.
    init(_ string: String, font: FontDescription, color: CGColor, paragraph: ParagraphValues) {
        self.string = string
        spans = [TextSpan(utf16Range: 0..<Int.max, font: font, color: color)]
        self.paragraph = paragraph
    }

    /// Attributes that the text does not have are taken from the other parameters. The style of a paragraph's first
    /// character is that of the whole paragraph.
    init(_ text: NSAttributedString, font: UIFont, color: UIColor, paragraph: ParagraphValues) {
        self.init(text.string, font: font, color: color, paragraph: paragraph) { visit in
            guard text.length > 0 else { return }
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
                visit(range.lowerBound..<range.upperBound, attributes)
            }
        }
    }

    /// Takes a text that is edited. `string` is the text of `content`, which is known already.
    ///
    /// - Parameter links: returns the attributes that replace those of links.
    init(
        _ content: AttributedUnits, string: String, font: UIFont, color: UIColor, paragraph: ParagraphValues,
        links: @escaping () -> [NSAttributedString.Key: Any] = { [:] }
    ) {
        self.init(string, font: font, color: color, paragraph: paragraph, links: links) { visit in
            var start = 0
            for run in content.runs {
                visit(start..<start + run.length, run.attributes)
                start += run.length
            }
        }
    }

    /// - Parameters:
    ///   - links: called once for a text with links.
    ///   - enumerateRuns: calls its argument with the range and the attributes of each run.
    private init(
        _ string: String, font: UIFont, color: UIColor, paragraph: ParagraphValues,
        links: @escaping () -> [NSAttributedString.Key: Any] = { drawnLinks },
        enumerateRuns: (_ visit: (Range<Int>, [NSAttributedString.Key: Any]) -> Void) -> Void
    ) {
        var spans: [TextSpan] = []
        var first = paragraph
        var others: [(start: Int, values: ParagraphValues)] = []
        var attachments: [(span: Int, attachment: NSTextAttachment)] = []
        var linkAttributes: [NSAttributedString.Key: Any]?
        enumerateRuns { range, attributes in
            let values = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? paragraph
            if range.lowerBound == 0 {
                first = values
            } else if (others.last?.values ?? first) != values {
                others.append((range.lowerBound, values))
            }
            var shown = attributes
            if attributes[.link] != nil {
                let replacing = linkAttributes ?? links()
                linkAttributes = replacing
                shown.merge(replacing) { _, link in link }
            }
            if let attachment = shown[.attachment] as? NSTextAttachment, type(of: attachment) != NSTextAttachment.self {
                attachments.append((spans.count, attachment))
            }
            spans.append(Self.span(range, shown, font, color))
        }
        if spans.isEmpty {
            spans = [TextSpan(utf16Range: 0..<0, font: font.shownDescription, color: color.cgColor)]
        }
        self.string = string
        self.spans = spans
        self.paragraph = first
        otherParagraphs = others
        self.attachments = attachments
    }

    /// Takes a string with the attributes of string drawing.
    init(_ string: String, attributes: [NSAttributedString.Key: Any]?) {
        let attributes = attributes ?? [:]
        self.string = string
        spans = [Self.span(0..<Int.max, attributes, Self.defaultFont, .black)]
        paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? ParagraphValues()
    }

    /// How links look outside of text views, whatever their own color. Unverified.
    static var drawnLinks: [NSAttributedString.Key: Any] {
        [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
    }

    /// The font of string drawing without a font attribute.
    static let defaultFont = UIFont.systemFont(ofSize: 12)

    private static func span(
        _ range: Range<Int>, _ attributes: [NSAttributedString.Key: Any], _ font: UIFont, _ color: UIColor
    ) -> TextSpan {
        var span = TextSpan(
            utf16Range: range, font: (attributes[.font] as? UIFont ?? font).shownDescription,
            color: (attributes[.foregroundColor] as? UIColor ?? color).cgColor, kern: spacing(attributes),
            baselineOffset: number(attributes[.baselineOffset]), underline: decoration(attributes[.underlineStyle]),
            strikethrough: decoration(attributes[.strikethroughStyle]),
            background: (attributes[.backgroundColor] as? UIColor)?.cgColor,
            underlineColor: (attributes[.underlineColor] as? UIColor)?.cgColor,
            strikethroughColor: (attributes[.strikethroughColor] as? UIColor)?.cgColor)
        if let ligature = attributes[.ligature], number(ligature) == 0 {
            span.font.features += (span.font.features.isEmpty ? "" : ",") + "liga=0,clig=0"
        }
        span.shadow = (attributes[.shadow] as? NSShadow)?.shadow ?? relief(attributes[.textEffect])
        let style = GlyphStyle(
            obliqueness: number(attributes[.obliqueness]) + (span.glyphStyle?.obliqueness ?? 0),
            expansion: number(attributes[.expansion]) + (span.glyphStyle?.expansion ?? 0),
            strokeWidth: number(attributes[.strokeWidth]),
            strokeColor: (attributes[.strokeColor] as? UIColor)?.cgColor)
        if style.isVisible { span.glyphStyle = style }
        span.attachment = (attributes[.attachment] as? NSTextAttachment)?
            .textAttachment(at: range.lowerBound)
        return span
    }

    /// Returns the light edge below letters that are pressed into the background. What UIKit draws besides, a dark edge
    /// inside of the letters, is not drawn; the color is unverified.
    private static func relief(_ effect: Any?) -> Shadow? {
        let name = (effect as? NSAttributedString.TextEffectStyle)?.rawValue ?? effect as? String
        guard name == NSAttributedString.TextEffectStyle.letterpressStyle.rawValue else { return nil }
        return Shadow(offset: CGSize(width: 0, height: 1), blur: 0, color: UIColor(white: 1, alpha: 0.5).cgColor)
    }

    /// Returns the space after each character. Tracking takes the place of kerning.
    private static func spacing(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
        let tracking = number(attributes[.tracking])
        return tracking == 0 ? number(attributes[.kern]) : tracking
    }

    private static func number(_ value: Any?) -> CGFloat {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: 0
        }
    }

    private static func decoration(_ value: Any?) -> TextDecoration {
        NSUnderlineStyle(value: value).decoration
    }

    func layout(width: CGFloat, maximumLines: Int, naturalIsRight: Bool? = nil) -> TextLayout {
        TextLayout(
            string, spans: placedSpans(width: width), paragraphs: textParagraphs(naturalIsRight: naturalIsRight),
            width: width,
            maximumLines: maximumLines)
    }

    /// The layout of text that is being edited: paragraphs that `former` also has are taken from it.
    func editableLayout(
        width: CGFloat, maximumLines: Int, naturalIsRight: Bool?, reusing former: TextLayout?
    ) -> TextLayout {
        TextLayout(
            string, spans: placedSpans(width: width), paragraphs: textParagraphs(naturalIsRight: naturalIsRight),
            width: width,
            maximumLines: maximumLines, isEditable: true, reusing: former)
    }

    /// Whether the layout at one width says nothing about other widths.
    var dependsOnWidth: Bool { !attachments.isEmpty }

    /// The spans, with the bounds that the attachments want in lines of the width.
    func placedSpans(width: CGFloat) -> [TextSpan] {
        guard !attachments.isEmpty else { return spans }
        var placed = spans
        for (index, attachment) in attachments {
            guard let former = placed[index].attachment else { continue }
            let line = CGRect(
                x: 0, y: 0, width: width.isFinite ? width : 10_000_000,
                height: placed[index].font.metrics.lineHeight)
            let bounds = attachment.attachmentBounds(
                for: nil, proposedLineFragment: line, glyphPosition: .zero,
                characterIndex: placed[index].utf16Range.lowerBound)
            if bounds != former.bounds {
                placed[index].attachment = TextAttachment(bounds: bounds, picture: former.picture)
            }
        }
        return placed
    }

    func textParagraphs(naturalIsRight: Bool?) -> TextParagraphs {
        TextParagraphs(
            paragraph.textParagraph(naturalIsRight: naturalIsRight),
            others: otherParagraphs.map {
                TextParagraphs.Part(start: $0.start, style: $0.values.textParagraph(naturalIsRight: naturalIsRight))
            })
    }

    /// The text with another line break mode in all paragraphs.
    func breaking(_ mode: NSLineBreakMode) -> StyledText {
        var copy = self
        copy.paragraph.lineBreakMode = mode
        for index in copy.otherParagraphs.indices { copy.otherParagraphs[index].values.lineBreakMode = mode }
        return copy
    }

    /// The text with every font at `factor` of its size.
    func scaled(by factor: CGFloat) -> StyledText {
        var copy = self
        for index in copy.spans.indices {
            copy.spans[index].font.size *= factor
        }
        return copy
    }
}

extension NSLineBreakMode {
    var truncates: Bool {
        self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail
    }
}

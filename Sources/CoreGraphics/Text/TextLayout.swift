/// Text, shaped and broken into lines once. Immutable; drawing it shapes nothing.
package final class TextLayout: Sendable {
    /// The widest line and the height of all lines, not rounded.
    package let size: CGSize
    package let lines: [TextLine]
    /// What the text was broken to; infinite for one line a paragraph.
    package let width: CGFloat
    /// Whether some of the text is not shown: an ellipsis stands for it, or lines were left out.
    package let isTruncated: Bool
    /// Whether each paragraph has its one line, so that the same layout serves every width that is not narrower than it.
    package let isUnbroken: Bool

    let spans: [TextSpan]
    let paragraphs: TextParagraphs
    /// Of an editable layout.
    let broken: ParagraphBreaks?
    /// What drawing has to look for.
    let features: SpanFeatures

    struct SpanFeatures: OptionSet {
        let rawValue: UInt8

        static let decoration = SpanFeatures(rawValue: 1)
        static let shadow = SpanFeatures(rawValue: 2)
        static let attachment = SpanFeatures(rawValue: 4)
    }

    /// `width` infinite: one line a paragraph. `maximumLines` 0: any number. A part of the text that no span covers looks like the
    /// span before it. An empty text has one empty line of the first span's font.
    ///
    /// - Parameters:
    ///   - isEditable: another layout will be made of the same text with changes. Paragraphs that are the same need not be shaped for it.
    ///   - former: an editable layout, of the text before a change perhaps.
    package init(
        _ text: String, spans: [TextSpan], paragraphs: TextParagraphs, width: CGFloat = .infinity,
        maximumLines: Int = 0, isEditable: Bool = false, reusing former: TextLayout? = nil
    ) {
        let available = width < 0 || width.isNaN ? 0 : width
        var lines: [TextLine]
        if !isEditable, let line = PlainShaping.onlyLine(of: text, spans, paragraphs, width: available) {
            lines = [line]
            broken = nil
            isTruncated = false
            isUnbroken = true
        } else {
            var breaker = LineBreaker(
                spans: spans, paragraphs: paragraphs, width: available, maximumLines: maximumLines,
                isEditable: isEditable, reusing: former)
            breaker.run(text)
            broken = breaker.broken
            lines = breaker.lines
            isTruncated = breaker.isTruncated
            isUnbroken = breaker.isUnbroken && !breaker.isTruncated
        }
        size = LinePlacement(spans: spans, paragraphs: paragraphs).place(&lines, width: width)
        self.lines = lines
        self.width = width
        self.spans = spans
        self.paragraphs = paragraphs
        features = Self.features(of: spans)
    }

    private static func features(of spans: [TextSpan]) -> SpanFeatures {
        var features = SpanFeatures()
        for index in spans.indices {
            if spans[index].underline.isVisible || spans[index].strikethrough.isVisible
                || spans[index].background != nil
            {
                features.insert(.decoration)
            }
            if spans[index].shadow != nil { features.insert(.shadow) }
            if spans[index].attachment != nil { features.insert(.attachment) }
        }
        return features
    }

    /// One style for all paragraphs.
    package convenience init(
        _ text: String, spans: [TextSpan], paragraph: TextParagraph = TextParagraph(), width: CGFloat = .infinity,
        maximumLines: Int = 0
    ) {
        self.init(
            text, spans: spans, paragraphs: TextParagraphs(paragraph), width: width, maximumLines: maximumLines)
    }

    /// One look for all of the text.
    package convenience init(
        _ text: String, font: FontDescription, color: CGColor, paragraph: TextParagraph = TextParagraph(),
        width: CGFloat = .infinity, maximumLines: Int = 0
    ) {
        let span = TextSpan(utf16Range: 0..<Int.max, font: font, color: color)
        self.init(text, spans: [span], paragraph: paragraph, width: width, maximumLines: maximumLines)
    }

    /// From the top; 0 without lines.
    package var firstBaseline: CGFloat {
        lines.first?.baseline ?? 0
    }

    /// How many paragraphs or single lines were shaped since the start; for tests and statistics.
    nonisolated(unsafe) package static var shapingCount = 0
}

internal import Synchronization

/// A text that was shaped and broken into lines once. Immutable; drawing it shapes nothing.
package final class TextLayout: Sendable {
    /// The width of the widest line and the height of all lines, not rounded.
    package let size: CGSize
    package let lines: [TextLine]
    /// The width for which lines were broken; infinite for one line per paragraph.
    package let width: CGFloat
    /// Whether some text is not shown: an ellipsis replaces it, or lines were left out.
    package let isTruncated: Bool
    /// Whether each paragraph has exactly one line, so that the layout is valid for every width that is not smaller.
    package let isUnbroken: Bool

    let spans: [TextSpan]
    let paragraphs: TextParagraphs
    /// Recorded for an editable layout.
    let broken: ParagraphBreaks?
    /// The attributes that drawing has to handle.
    let features: SpanFeatures

    struct SpanFeatures: OptionSet {
        let rawValue: UInt8

        static let decoration = SpanFeatures(rawValue: 1)
        static let shadow = SpanFeatures(rawValue: 2)
        static let attachment = SpanFeatures(rawValue: 4)
    }

    /// Lays out a text. An infinite `width` gives one line per paragraph. A `maximumLines` of 0 sets no limit. Text
    /// without a span has the attributes of the preceding span. An empty text has one empty line in the font of the
    /// first span.
    ///
    /// - Parameters:
    ///   - isEditable: whether another layout will be made after changes of the text. Its unchanged paragraphs are then
    ///     reused.
    ///   - former: an editable layout of the text before a change.
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

    /// Lays out a text with one style for all paragraphs.
    package convenience init(
        _ text: String, spans: [TextSpan], paragraph: TextParagraph = TextParagraph(), width: CGFloat = .infinity,
        maximumLines: Int = 0
    ) {
        self.init(
            text, spans: spans, paragraphs: TextParagraphs(paragraph), width: width, maximumLines: maximumLines)
    }

    /// Lays out a text with one span.
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

    /// The number of paragraphs and single lines that were shaped, for tests and statistics.
    package static var shapingCount: Int { shapings.load(ordering: .relaxed) }

    static let shapings = Atomic(0)
}

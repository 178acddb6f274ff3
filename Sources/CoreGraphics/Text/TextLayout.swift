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
    ///   - takesNaturalWidth: whether a text that needs no breaking is laid out as for an infinite width. A hundredth of
    ///     a point less than it needs is enough then, for widths that were measured and rounded.
    package init(
        _ text: String, spans: [TextSpan], paragraphs: TextParagraphs, width: CGFloat = .infinity,
        maximumLines: Int = 0, isEditable: Bool = false, reusing former: TextLayout? = nil,
        takesNaturalWidth: Bool = false
    ) {
        let available = width < 0 || width.isNaN ? 0 : width
        let tolerance = takesNaturalWidth ? 0.01 : 0.001
        var lines: [TextLine]
        let plain = isEditable ? nil : PlainShaping.onlyLine(of: text, spans, paragraphs)
        if let plain, plain.fits(paragraphs.first, width: available, tolerance: tolerance) {
            TextLayout.shapings.add(1, ordering: .relaxed)
            lines = [plain]
            broken = nil
            isTruncated = false
            isUnbroken = true
        } else {
            var breaker = LineBreaker(
                spans: spans, paragraphs: paragraphs, width: available, maximumLines: maximumLines,
                isEditable: isEditable, reusing: former, plain: plain, tolerance: tolerance)
            breaker.run(text)
            broken = breaker.broken
            lines = breaker.lines
            isTruncated = breaker.isTruncated
            isUnbroken = breaker.isUnbroken && !breaker.isTruncated
        }
        self.width = takesNaturalWidth && isUnbroken ? .infinity : width
        size = LinePlacement(spans: spans, paragraphs: paragraphs).place(&lines, width: self.width)
        TextLayout.placements.add(lines.count, ordering: .relaxed)
        self.lines = lines
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

    /// The number of lines that were placed in layouts, for tests and statistics.
    package static var placedLineCount: Int { placements.load(ordering: .relaxed) }

    static let shapings = Atomic(0)
    private static let placements = Atomic(0)
}

internal import CPango
internal import Synchronization

/// Shapes a text and breaks it into lines, paragraph by paragraph. A paragraph that is one plain line is shaped
/// directly; others are laid out with a PangoLayout, which handles line breaking, truncation, tabs and letter spacing.
struct LineBreaker {
    let spans: [TextSpan]
    let paragraphs: TextParagraphs
    let width: CGFloat
    let maximumLines: Int
    /// An earlier layout whose paragraphs can be reused.
    let former: TextLayout?
    /// Recorded for reuse by the next layout, where that is requested.
    private(set) var broken: ParagraphBreaks?
    private let isEditable: Bool
    /// The whole text as one plain line, if it consists of one plain paragraph.
    private let plain: TextLine?
    /// By how much a line may be wider than there is room.
    private let tolerance: CGFloat

    /// The result, without heights and positions.
    private(set) var lines: [TextLine] = []
    private(set) var isTruncated = false
    private(set) var isUnbroken = true

    /// The style of the current paragraph.
    private var paragraph = TextParagraph()

    init(
        spans: [TextSpan], paragraphs: TextParagraphs, width: CGFloat, maximumLines: Int, isEditable: Bool = false,
        reusing former: TextLayout? = nil, plain: TextLine? = nil, tolerance: CGFloat = 0.001
    ) {
        self.plain = plain
        self.tolerance = tolerance
        self.isEditable = isEditable && maximumLines == 0
        self.former = former
        self.spans = spans
        self.paragraphs = paragraphs
        self.width = width
        self.maximumLines = maximumLines
    }

    mutating func run(_ text: String) {
        guard !spans.isEmpty else { return }
        var text = text
        TextShaping.lock.lock()
        defer { TextShaping.lock.unlock() }
        text.makeContiguousUTF8()
        let given = text
        text.withUTF8 { bytes in
            let source = TextSource(bytes: bytes, offsets: TextOffsets(bytes), spans: spans)
            let reuse = isEditable ? ParagraphReuse(former, source, width: width) : nil
            if isEditable { broken = ParagraphBreaks(text: given, isASCII: source.offsets.isASCII) }
            var start = 0
            while true {
                let (end, next) = paragraphEnd(in: bytes, from: start)
                let isLastAllowed = maximumLines > 0 && next != nil
                let style = paragraphs.index(at: source.offsets.utf16(start))
                let before = lines.count
                paragraph = paragraphs[style]
                let isUnbroken: Bool
                if let known = reuse?.lines(start..<end, paragraph) {
                    lines += known.lines
                    isUnbroken = known.isUnbroken
                } else {
                    isUnbroken = addParagraph(source, start..<end, isFollowed: isLastAllowed)
                }
                if !isUnbroken { self.isUnbroken = false }
                for index in before..<lines.count { lines[index].style = style }
                broken?.list.append(
                    ParagraphBreaks.Paragraph(
                        bytes: start..<end, utf16Start: source.offsets.utf16(start),
                        spans: source.spans(in: start..<end),
                        style: paragraph, lines: before..<lines.count, isUnbroken: isUnbroken))
                guard let next else { break }
                if maximumLines > 0, lines.count >= maximumLines {
                    isTruncated = true
                    break
                }
                start = next
            }
        }
    }

    /// Appends the lines of one paragraph, as many as are still allowed. `isFollowed` states that more text follows,
    /// for which an ellipsis has to be shown when this paragraph uses up the lines. Returns whether the paragraph is
    /// one line that needed no breaking.
    private mutating func addParagraph(_ source: TextSource, _ range: Range<Int>, isFollowed: Bool) -> Bool {
        let allowed = maximumLines > 0 ? maximumLines - lines.count : 0
        let firstIndent = paragraph.firstLineHeadIndent
        let available = paragraph.available(in: width)
        TextLayout.shapings.add(1, ordering: .relaxed)
        let whole = plain ?? DirectShaping(source, paragraph).line(range, indent: firstIndent)
        if let line = whole {
            let fits = line.fits(paragraph, width: width, tolerance: tolerance)
            let isLast = isFollowed && allowed == 1
            if fits, !isLast || truncation == nil {
                lines.append(line)
                return true
            }
            if allowed == 1, let truncation, !line.hasRightToLeftRuns {
                // The following text is cut off, so an ellipsis is shown at the end although the line itself fits.
                lines.append(
                    LineTruncation(spans: spans, width: available - firstIndent).cut(
                        line, fits ? PANGO_ELLIPSIZE_END : truncation))
                isTruncated = true
                return true
            }
        }
        let shaping = ParagraphShaping(
            source: source, paragraph: paragraph, available: available, allowed: allowed, truncation: truncation,
            whole: whole)
        let (new, isCut) = shaping.lines(range, isFollowed: isFollowed)
        lines += new
        if isCut { isTruncated = true }
        return false
    }

    /// The position of the ellipsis; nil when lines are left out without one.
    private var truncation: PangoEllipsizeMode? {
        switch paragraph.lineBreak {
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .byTruncatingTail: PANGO_ELLIPSIZE_END
        }
    }

    /// Returns the end of the paragraph at `start` and the start of the next one, which is nil after the last. A final
    /// line break starts no paragraph.
    private func paragraphEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (end: Int, next: Int?) {
        var index = start
        while index < bytes.count {
            var length = 0
            switch bytes[index] {
            case 0x0A: length = 1
            case 0x0D: length = index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
            case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8:
                length = 3  // U+2028 and U+2029
            default: break
            }
            if length > 0 { return (index, index + length) }
            index += 1
        }
        return (bytes.count, nil)
    }
}

/// The paragraphs of an editable layout and their lines, recorded so that the next layout breaks only what an edit has
/// changed.
struct ParagraphBreaks: Sendable {
    struct Paragraph: Sendable {
        /// Without the line break at its end.
        let bytes: Range<Int>
        let utf16Start: Int
        let spans: Range<Int>
        let style: TextParagraph
        let lines: Range<Int>
        let isUnbroken: Bool
    }

    let text: String
    /// Only ASCII text is reused.
    let isASCII: Bool
    /// In the order of the text.
    var list: [Paragraph] = []
}

/// Finds the lines of unchanged paragraphs in an earlier layout: those before or after everything that has changed,
/// with equal attributes and in the same width.
struct ParagraphReuse {
    private let former: TextLayout
    private let broken: ParagraphBreaks
    private let source: TextSource
    /// The number of unchanged bytes at the start of the text.
    private let sameStart: Int
    /// The start of the unchanged bytes at the end of the text, and the distance by which they have moved.
    private let sameEnd: Int
    private let shift: Int

    /// Nil where nothing can be reused.
    init?(_ former: TextLayout?, _ source: TextSource, width: CGFloat) {
        guard let former, let broken = former.broken, max(former.width, 0) == width,
            broken.isASCII == source.offsets.isASCII
        else { return nil }
        self.former = former
        self.broken = broken
        self.source = source
        let new = source.bytes
        var text = broken.text
        let (start, end, count) = text.withUTF8 { old in
            let most = min(old.count, new.count)
            var start = 0
            while start < most, old[start] == new[start] { start += 1 }
            var end = 0
            while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
            return (start, end, old.count)
        }
        sameStart = start
        sameEnd = new.count - end
        shift = new.count - count
    }

    /// Returns the lines of a paragraph at their new position, and whether it is one line that needed no breaking.
    func lines(_ range: Range<Int>, _ style: TextParagraph) -> (lines: [TextLine], isUnbroken: Bool)? {
        guard let known = paragraph(range), known.style == style else { return nil }
        let spans = source.spans(in: range)
        let start = source.offsets.utf16(range.lowerBound)
        guard hasSameLooks(known, spans, start..<source.offsets.utf16(range.upperBound)) else { return nil }
        let (byUnits, bySpans) = (start - known.utf16Start, spans.lowerBound - known.spans.lowerBound)
        let lines = former.lines[known.lines]
        if byUnits == 0, bySpans == 0 { return (Array(lines), known.isUnbroken) }
        return (lines.map { $0.moved(byUnits: byUnits, bySpans: bySpans) }, known.isUnbroken)
    }

    private func paragraph(_ range: Range<Int>) -> ParagraphBreaks.Paragraph? {
        if range.upperBound <= sameStart, let known = paragraph(at: range.lowerBound), known.bytes == range {
            return known
        }
        guard range.lowerBound >= sameEnd, let known = paragraph(at: range.lowerBound - shift),
            known.bytes.count == range.count
        else { return nil }
        return known
    }

    private func paragraph(at byte: Int) -> ParagraphBreaks.Paragraph? {
        var (low, high) = (0, broken.list.count)
        while low < high {
            let middle = (low + high) / 2
            if broken.list[middle].bytes.lowerBound < byte { low = middle + 1 } else { high = middle }
        }
        guard low < broken.list.count, broken.list[low].bytes.lowerBound == byte else { return nil }
        return broken.list[low]
    }

    private func hasSameLooks(_ known: ParagraphBreaks.Paragraph, _ spans: Range<Int>, _ units: Range<Int>) -> Bool {
        guard known.spans.count == spans.count else { return false }
        let before = known.utf16Start..<known.utf16Start + units.count
        return zip(known.spans, spans).allSatisfy { old, new in
            former.spans[old].inside(before) == source.spans[new].inside(units)
        }
    }
}

extension TextSpan {
    /// Returns the part of the span in a paragraph, relative to its start.
    fileprivate func inside(_ paragraph: Range<Int>) -> TextSpan {
        var part = self
        let clamped = utf16Range.clamped(to: paragraph)
        part.utf16Range = clamped.lowerBound - paragraph.lowerBound..<clamped.upperBound - paragraph.lowerBound
        return part
    }
}

extension TextLine {
    fileprivate func moved(byUnits: Int, bySpans: Int) -> TextLine {
        TextLine(
            utf16Range: utf16Range.lowerBound + byUnits..<utf16Range.upperBound + byUnits, frame: frame,
            baseline: baseline, isTruncated: isTruncated, isRightToLeft: isRightToLeft,
            hasRightToLeftRuns: hasRightToLeftRuns, startsParagraph: startsParagraph,
            runs: bySpans == 0 ? runs : runs.map { $0.ofSpan($0.span + bySpans) }, indent: indent)
    }
}

extension GlyphRun {
    fileprivate func ofSpan(_ span: Int) -> GlyphRun {
        GlyphRun(font: font, glyphs: glyphs, clusterStarts: clusterStarts, span: span, x: x, width: width)
    }
}

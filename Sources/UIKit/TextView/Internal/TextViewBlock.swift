import Foundation

/// Whole paragraphs of a text view's text, laid out by themselves: an edit lays out only the blocks that it touches.
@MainActor
final class TextViewBlock {
    /// The number of UTF-16 units, with the line break at the end.
    let length: Int
    let layout: TextLayout
    private let units: [UInt16]
    let styled: StyledText
    /// The lines under and through the text, if the layout does not contain them.
    let decorations: TextDecorations?
    /// The carets of the lines by index, created when they are needed.
    private var caretsOfLines: [Int: TextCarets] = [:]

    /// - Parameters:
    ///   - part: without the line break at its end, unless it is the last part of the text.
    ///   - former: the layout of text that `part` has replaced. Its paragraphs that have not changed are neither shaped
    ///     nor broken again.
    init(_ part: AttributedUnits, length: Int, _ look: TextViewLook, reusing former: TextLayout?) {
        self.length = length
        units = part.units
        var styled = StyledText(
            part, string: part.string, font: look.font, color: look.color, paragraph: look.paragraph, links: look.links)
        if let mode = look.lineBreakMode { styled = styled.breaking(mode) }
        if !look.hasDecorations {
            decorations = TextDecorations(styled, look)
            styled = styled.withoutDecorations
        } else {
            decorations = nil
        }
        self.styled = styled
        layout = styled.editableLayout(
            width: look.width, maximumLines: look.maximumLines, naturalIsRight: look.naturalIsRight, reusing: former)
    }

    var lines: [TextLine] { layout.lines }

    /// The number of UTF-16 units without the line break at the end.
    var contentLength: Int { units.count }

    /// The caret positions and word boundaries of the content.
    private(set) lazy var carets = TextCarets(
        styled.string, spans: styled.placedSpans(width: layout.width), paragraph: TextParagraph(lineBreak: .byClipping))

    /// Returns the offset behind the line break at an offset, or the offset if there is none.
    func lineBreakEnd(at offset: Int) -> Int {
        guard offset < units.count else { return length }
        switch units[offset] {
        case 0x0D: return offset + 1 < units.count && units[offset + 1] == 0x0A ? offset + 2 : offset + 1
        case 0x0A, 0x2028, 0x2029: return offset + 1
        default: return offset
        }
    }

    /// Returns the line that contains a caret at the offset. At a line break this is the second line.
    func line(at offset: Int) -> Int { lines.lastIndex { $0.utf16Range.lowerBound <= offset } ?? 0 }

    func carets(ofLine index: Int) -> TextCarets {
        if let known = caretsOfLines[index] { return known }
        let range = lines[index].utf16Range
        let spans = styled.placedSpans(width: layout.width).compactMap { span -> TextSpan? in
            let lower = max(span.utf16Range.lowerBound, range.lowerBound)
            let upper = min(span.utf16Range.upperBound, range.upperBound)
            guard lower < upper else { return nil }
            var part = span
            part.utf16Range = lower - range.lowerBound..<upper - range.lowerBound
            return part
        }
        let string = String(decoding: units[range], as: UTF16.self)
        let new = TextCarets(
            string, spans: spans.isEmpty ? Array(styled.spans.prefix(1)) : spans,
            paragraph: TextParagraph(lineBreak: .byClipping))
        caretsOfLines[index] = new
        return new
    }
}

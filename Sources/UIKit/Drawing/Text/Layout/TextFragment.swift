import Foundation

/// A line of a text in a container. Offsets are in UTF-16 units of the whole text, positions in the coordinates of the
/// container.
@MainActor
struct TextFragment {
    /// With the line break at the end.
    let range: Range<Int>
    /// Without the line break at the end.
    let content: Range<Int>
    /// From the left to the right end of the container, and down to the next line.
    let rect: CGRect
    /// The text, with the padding of the container on both sides.
    let used: CGRect
    let baseline: CGFloat
    let padding: CGFloat
    let isTruncated: Bool
    /// The block of the line, and its index in the block.
    let block: TextViewBlock
    let index: Int

    /// Whether the line is only the place for text behind the last line break.
    var isExtra: Bool { range.isEmpty }

    private var carets: TextCarets { block.carets(ofLine: index) }
    private var left: CGFloat { used.minX + padding }
    private var right: CGFloat { used.maxX - padding }

    /// Returns the position of the caret before a unit.
    func x(at offset: Int) -> CGFloat {
        let x = carets.x(at: max(0, min(offset, content.upperBound) - content.lowerBound))
        // The carets are those of the whole line, of which an ellipsis may replace a part.
        return max(left, min(left + x, right))
    }

    /// Returns the areas of the units of a range that are in the line, from left to right.
    func rects(of range: Range<Int>) -> [CGRect] {
        let range = range.clamped(to: content)
        guard !range.isEmpty else { return [] }
        let part = range.lowerBound - content.lowerBound..<range.upperBound - content.lowerBound
        return carets.stretches(of: part).compactMap { stretch in
            let (start, end) = (min(left + stretch.lowerBound, right), min(left + stretch.upperBound, right))
            guard start < end || stretch.lowerBound == stretch.upperBound else { return nil }
            return CGRect(x: start, y: used.minY, width: end - start, height: used.height)
        }
    }

    /// Returns the character that is nearest to a position, and the part of its width that is before the position, from
    /// 0 to 1. A position behind the line belongs to the last character before the line break.
    func character(at x: CGFloat) -> (offset: Int, fraction: CGFloat) {
        guard !content.isEmpty else { return (range.lowerBound, 0) }
        let nearest = content.lowerBound + carets.offset(at: x - left)
        let candidates = [character(before: nearest), character(after: nearest)].compactMap { $0 }
        for candidate in candidates {
            for rect in rects(of: candidate) where rect.minX <= x && x <= rect.maxX && rect.width > 0 {
                let fromLeft = (x - rect.minX) / rect.width
                let isRightToLeft = self.x(at: candidate.lowerBound) > rect.midX
                return (candidate.lowerBound, isRightToLeft ? 1 - fromLeft : fromLeft)
            }
        }
        // The position is outside of the line: before its first or behind its last character.
        guard let candidate = candidates.first else { return (range.lowerBound, 0) }
        return (candidate.lowerBound, candidate.upperBound <= nearest ? 1 : 0)
    }

    private func character(before offset: Int) -> Range<Int>? {
        guard offset > content.lowerBound else { return nil }
        return content.lowerBound + carets.previous(offset - content.lowerBound)..<offset
    }

    private func character(after offset: Int) -> Range<Int>? {
        guard offset < content.upperBound else { return nil }
        return offset..<content.lowerBound + carets.next(offset - content.lowerBound)
    }

    /// Returns the bounds of an attachment relative to its place on the baseline; nil for another character.
    func attachmentBounds(at offset: Int) -> CGRect? {
        block.styled.placedSpans(width: block.layout.width)
            .first { $0.utf16Range.contains(offset - blockStart) }?.attachment?.bounds
    }

    /// The offset of the block in the whole text.
    private var blockStart: Int { content.lowerBound - block.lines[index].utf16Range.lowerBound }

    /// Returns the parts of a range that have a line under or through them, in the line.
    func decorated(
        _ kind: TextDecorations.Kind, in range: Range<Int>
    ) -> [(range: Range<Int>, style: NSUnderlineStyle)] {
        let shown = range.clamped(to: content)
        return (block.decorations?.ranges(kind) ?? []).compactMap { part in
            let moved = part.range.lowerBound + blockStart..<part.range.upperBound + blockStart
            let own = moved.clamped(to: shown)
            return own.isEmpty ? nil : (own, part.style)
        }
    }

    /// Draws the line under or through a range.
    ///
    /// - Parameter origin: the place of the container's origin.
    func draw(_ kind: TextDecorations.Kind, of range: Range<Int>, in context: CGContext, at origin: CGPoint) {
        guard let decorations = block.decorations else { return }
        let areas = rects(of: range).map { $0.insetBy(dx: 0, dy: -2).offsetBy(dx: origin.x, dy: origin.y) }
        guard !areas.isEmpty else { return }
        context.saveGState()
        context.clip(to: areas)
        let top = used.minY - block.lines[index].frame.minY
        decorations.layout(kind).draw(in: context, at: CGPoint(x: origin.x + padding, y: origin.y + top))
        context.restoreGState()
    }

    /// The units that an ellipsis replaces; nil if none does. Only of lines from left to right.
    var truncated: Range<Int>? {
        guard isTruncated, let span = block.styled.spans.first else { return nil }
        let ellipsis = TextLayout("\u{2026}", font: span.font, color: span.color).size.width
        let (room, whole) = (right - left - ellipsis, carets.x(at: content.count))
        let mode = block.styled.textParagraphs(naturalIsRight: nil).first.lineBreak
        let (lower, upper): (CGFloat, CGFloat) =
            switch mode {
            case .byTruncatingHead: (0, whole - room)
            case .byTruncatingMiddle: (room / 2, whole - room / 2)
            default: (room, whole)
            }
        let start = content.lowerBound + carets.offset(at: lower)
        let end =
            mode == .byTruncatingHead || mode == .byTruncatingMiddle
            ? content.lowerBound + carets.offset(at: upper) : content.upperBound
        return start..<max(start, end)
    }
}

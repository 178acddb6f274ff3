import Foundation

/// The lines of a text in one container.
@MainActor
final class ContainerLines {
    let fragments: [TextFragment]
    /// The units that are in the container.
    let range: Range<Int>
    private let blocks: TextViewBlocks
    private let padding: CGFloat
    /// Whether the layout has more lines than the container.
    private let isCut: Bool

    /// - Parameters:
    ///   - blocks: the layout of the text from `start` on.
    ///   - width: of the container; infinite if it has no limit.
    ///   - height: of the container; lines that do not fit are left out.
    init(
        _ blocks: TextViewBlocks, from start: Int, padding: CGFloat, width: CGFloat,
        height: CGFloat = .infinity
    ) {
        self.blocks = blocks
        self.padding = padding
        let width = width.isFinite ? width : blocks.size.width + 2 * padding
        let lines = zip(blocks.blocks, zip(blocks.starts, blocks.tops)).flatMap { block, place in
            block.lines.indices.map { index in
                Line(
                    block: block, index: index, blockStart: start + place.0,
                    top: place.1 + block.lines[index].frame.minY)
            }
        }
        var fragments: [TextFragment] = []
        for (number, line) in lines.enumerated() {
            let laidOut = line.block.lines[line.index]
            let frame = laidOut.frame
            guard line.top + frame.height <= height + 0.01 else { break }
            let content = line.start..<line.start + laidOut.utf16Range.count
            let next = number + 1 < lines.count ? lines[number + 1] : nil
            let end = next?.start ?? line.blockStart + line.block.lineBreakEnd(at: laidOut.utf16Range.upperBound)
            let top = number == 0 ? min(0, line.top) : line.top
            fragments.append(
                TextFragment(
                    range: line.start..<max(line.start, end), content: content,
                    rect: CGRect(x: 0, y: top, width: width, height: (next?.top ?? line.top + frame.height) - top),
                    used: CGRect(
                        x: frame.minX, y: line.top, width: frame.width + 2 * padding, height: frame.height),
                    baseline: line.top + laidOut.baseline - frame.minY, padding: padding,
                    isTruncated: laidOut.isTruncated, block: line.block, index: line.index))
        }
        self.fragments = fragments
        isCut = fragments.count < lines.count
        range = start..<(fragments.last?.range.upperBound ?? start)
    }

    private struct Line {
        let block: TextViewBlock
        let index: Int
        let blockStart: Int
        let top: CGFloat

        @MainActor var start: Int { blockStart + block.lines[index].utf16Range.lowerBound }
    }

    /// Lays out a text from an offset on in a container without a text view.
    static func fitting(_ text: AttributedUnits, from start: Int, in container: NSTextContainer) -> ContainerLines {
        let rest = text[start..<text.count]
        let height = container.size.height > 0 ? container.size.height : .infinity
        func lines(_ maximum: Int) -> ContainerLines {
            let look = TextViewLook(container, maximumLines: maximum)
            let padding = container.lineFragmentPadding
            return ContainerLines(
                TextViewBlocks(rest, look), from: start, padding: padding, width: look.width + 2 * padding,
                height: height)
        }
        let made = lines(container.maximumNumberOfLines)
        guard made.isCut, !made.fragments.isEmpty, container.lineBreakMode.truncates else { return made }
        return lines(made.fragments.count)
    }

    /// The area of all lines; empty without lines.
    var used: CGRect {
        let area = fragments.reduce(CGRect.null) { $0.union($1.used) }
        return area.isNull ? .zero : area
    }

    /// The line behind the last line break, without any unit.
    var extra: TextFragment? { fragments.last.flatMap { $0.isExtra ? $0 : nil } }

    /// Returns the line of a unit.
    func fragment(at offset: Int) -> TextFragment? {
        var (low, high) = (0, fragments.count)
        while low < high {
            let middle = (low + high) / 2
            if fragments[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low < fragments.count && fragments[low].range.contains(offset) ? fragments[low] : nil
    }

    /// Returns the line that is nearest to a point and has units.
    func fragment(atY y: CGFloat) -> TextFragment? {
        fragments.first { y < $0.rect.maxY && !$0.isExtra } ?? fragments.last { !$0.isExtra }
    }

    /// Returns the areas of a range, line by line.
    ///
    /// - Parameter extending: whether an area extends to the right end of a line behind which the range goes on.
    func rects(of range: Range<Int>, extending: Bool = false) -> [CGRect] {
        fragments.filter { $0.range.overlaps(range) }.flatMap { fragment in
            var rects = fragment.rects(of: range)
            if extending, range.upperBound > fragment.content.upperBound, fragment.range.upperBound <= range.upperBound
            {
                let start = rects.map(\.maxX).max() ?? fragment.x(at: fragment.content.lowerBound)
                let end = fragment.rect.maxX
                if start < end {
                    rects.append(
                        CGRect(x: start, y: fragment.used.minY, width: end - start, height: fragment.used.height))
                }
            }
            return rects
        }
    }

    /// Draws the lines under and through a range.
    func drawDecorations(_ range: Range<Int>, in context: CGContext, at origin: CGPoint) {
        for fragment in fragments where fragment.range.overlaps(range) {
            for kind in [TextDecorations.Kind.underline, .strikethrough] {
                for part in fragment.decorated(kind, in: range) {
                    fragment.draw(kind, of: part.range, in: context, at: origin)
                }
            }
        }
    }

    /// Draws the glyphs of a range; those of a part of a line are cut out of it.
    func draw(_ range: Range<Int>, in context: CGContext, at origin: CGPoint) {
        let shown = range.clamped(to: self.range)
        guard !shown.isEmpty else { return }
        let isWhole = shown == self.range && !isCut
        if !isWhole {
            context.saveGState()
            let areas = fragments.filter { $0.range.overlaps(shown) }.flatMap { fragment in
                shown.lowerBound <= fragment.content.lowerBound && shown.upperBound >= fragment.content.upperBound
                    ? [fragment.used] : fragment.rects(of: shown)
            }
            context.clip(to: areas.map { $0.offsetBy(dx: origin.x, dy: origin.y) })
        }
        for (block, top) in zip(blocks.blocks, blocks.tops) {
            block.layout.draw(in: context, at: CGPoint(x: origin.x + padding, y: origin.y + top))
        }
        if !isWhole { context.restoreGState() }
    }
}

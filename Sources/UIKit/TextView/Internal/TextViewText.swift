import Foundation

/// The text of a text view, shaped and broken to a width, with the positions of its characters. Offsets are in UTF-16
/// units, positions are relative to the left end of the first line.
///
/// An edit lays out the blocks that it touches; the others are those of the previous text.
@MainActor
final class TextViewText {
    let width: CGFloat
    let blocks: TextViewBlocks
    private let length: Int
    private let lineHeight: CGFloat
    /// What the blocks were made for.
    private let state: State

    fileprivate struct State {
        let version: Int
        let marked: Range<Int>?
        let looks: Int
        let allowsBlocks: Bool
    }

    /// - Parameters:
    ///   - looks: a number that changes with everything but edits that the text's appearance depends on.
    ///   - former: the previous text. Its paragraphs that have not changed are neither shaped nor broken again.
    init(_ text: EditedText, view: UITextView, width: CGFloat, looks: Int, after former: TextViewText?) {
        self.width = width
        length = text.length
        let look = TextViewLook(view, width: width, isEmpty: text.isEmpty)
        lineHeight = look.font.lineHeight
        let state = State(
            version: text.version, marked: text.marked, looks: looks, allowsBlocks: look.allowsBlocks)
        self.state = state
        var blocks: TextViewBlocks?
        view.traitCollection.performAsCurrent {
            let content = view.layoutManager.spaced(view.detectingLinks(text.shown))
            if let former, former.width == width, let dirty = former.state.ranges(changedIn: text, to: state) {
                var updated = former.blocks
                if !dirty.isEmpty {
                    let lower = dirty.map(\.lowerBound).min() ?? 0
                    let upper = dirty.map(\.upperBound).max() ?? 0
                    updated.update(content, lower..<upper, growth: content.count - former.length, look)
                }
                blocks = updated
            } else {
                blocks = TextViewBlocks(content, look, reusing: former?.blocks)
            }
        }
        self.blocks = blocks ?? TextViewBlocks(text.shown, look)
    }

    var size: CGSize { CGSize(width: blocks.size.width, height: max(blocks.size.height, lineHeight)) }

    var carets: any CaretFinding { BlockCarets(blocks: blocks) }

    /// Whether the text is still shown like this.
    func isCurrent(_ text: EditedText, width: CGFloat, looks: Int) -> Bool {
        self.width == width && state.looks == looks && state.version == text.version && state.marked == text.marked
    }

    // MARK: Lines

    /// Returns the line of a caret at the offset. At a line break this is the second line.
    func line(at offset: Int) -> Int {
        let block = blocks.index(at: offset)
        return blocks.firstLines[block] + blocks.blocks[block].line(at: offset - blocks.starts[block])
    }

    func isLastLine(at offset: Int) -> Bool { line(at: offset) + 1 >= blocks.lineCount }

    /// Returns the offset of the first caret of a line. A line may begin inside a character, with a joiner for example.
    func start(ofLine index: Int) -> Int {
        0..<blocks.lineCount ~= index ? rounded(line(index).units.lowerBound) : 0
    }

    /// Returns the index of the line `step` lines below; nil if there is none.
    func line(_ step: Int, from index: Int) -> Int? {
        0..<blocks.lineCount ~= index + step ? index + step : nil
    }

    private struct Line {
        let units: Range<Int>
        let frame: CGRect
        let carets: TextCarets
    }

    private func line(_ index: Int) -> Line {
        let number = blocks.index(ofLine: index)
        let (block, start, first) = (blocks.blocks[number], blocks.starts[number], blocks.firstLines[number])
        let line = block.lines[index - first]
        return Line(
            units: line.utf16Range.lowerBound + start..<line.utf16Range.upperBound + start,
            frame: line.frame.offsetBy(dx: 0, dy: blocks.tops[number]), carets: block.carets(ofLine: index - first))
    }

    /// Returns the character boundary at or before an offset.
    private func rounded(_ offset: Int) -> Int {
        let block = blocks.index(at: offset)
        return blocks.starts[block] + blocks.blocks[block].carets.rounded(offset - blocks.starts[block])
    }

    private func previous(_ offset: Int) -> Int {
        let block = blocks.index(at: offset)
        return blocks.starts[block] + blocks.blocks[block].carets.previous(offset - blocks.starts[block])
    }

    // MARK: Geometry

    /// Returns the position and height of the caret before a character, with a width of 0.
    func caretRect(at offset: Int) -> CGRect {
        guard blocks.lineCount > 0 else { return CGRect(x: 0, y: 0, width: 0, height: lineHeight) }
        let line = line(line(at: offset))
        let x = line.carets.x(at: max(0, min(offset, line.units.upperBound) - line.units.lowerBound))
        return CGRect(x: line.frame.minX + x, y: line.frame.minY, width: 0, height: max(line.frame.height, 1))
    }

    /// Returns the offset between two characters that is nearest to a point.
    func offset(at point: CGPoint) -> Int {
        guard blocks.lineCount > 0 else { return 0 }
        let number = blocks.index(atY: point.y)
        let y = point.y - blocks.tops[number]
        let (lines, first) = (blocks.blocks[number].lines, blocks.firstLines[number])
        // Between two blocks the line below is nearer.
        let index = lines.firstIndex { y < $0.frame.maxY } ?? lines.count
        return offset(atX: point.x, inLine: min(first + index, blocks.lineCount - 1))
    }

    func offset(atX x: CGFloat, inLine index: Int) -> Int {
        let line = line(index)
        let offset = line.units.lowerBound + line.carets.offset(at: x - line.frame.minX)
        // A caret after the space at which a line was broken would be at the start of the next line.
        let isBroken = index + 1 < blocks.lineCount && self.line(index + 1).units.lowerBound == line.units.upperBound
        if isBroken, offset >= line.units.upperBound { return previous(line.units.upperBound) }
        // A line may begin inside a character.
        return rounded(offset)
    }

    /// Returns the areas that a selection covers, line by line. Where it continues on the next line, the area extends
    /// to the right end.
    func rects(of range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty, blocks.lineCount > 0 else { return [] }
        let lines = max(line(at: range.lowerBound) - 1, 0)...line(at: range.upperBound)
        return lines.flatMap { rects(of: range, in: line($0)) }
    }

    private func rects(of range: Range<Int>, in line: Line) -> [CGRect] {
        let own = line.units
        let lower = max(own.lowerBound, range.lowerBound)
        let upper = min(own.upperBound, range.upperBound)
        let goesOn = range.upperBound > own.upperBound && range.lowerBound <= own.upperBound
        guard lower < upper || (goesOn && lower <= upper) else { return [] }
        var rects = line.carets.stretches(of: lower - own.lowerBound..<max(lower, upper) - own.lowerBound)
            .map { stretch in
                CGRect(
                    x: line.frame.minX + stretch.lowerBound, y: line.frame.minY,
                    width: stretch.upperBound - stretch.lowerBound, height: line.frame.height)
            }
        if goesOn, width.isFinite {
            let start = rects.map(\.maxX).max() ?? line.frame.minX
            rects.append(
                CGRect(x: start, y: line.frame.minY, width: max(0, width - start), height: line.frame.height))
        }
        return rects
    }
}

extension TextViewText.State {
    /// Returns the ranges that edits have changed since, in offsets before them, none if nothing has changed; nil if
    /// everything may have changed.
    fileprivate func ranges(changedIn text: EditedText, to new: TextViewText.State) -> [Range<Int>]? {
        guard looks == new.looks, allowsBlocks, new.allowsBlocks else { return nil }
        var ranges: [Range<Int>] = []
        if new.version != version {
            guard let edited = text.range(changedSince: version) else { return nil }
            ranges.append(edited)
        }
        // A composition is underlined.
        if let marked, marked != new.marked { ranges.append(marked) }
        if let marked = new.marked, new.version == version, marked != self.marked { ranges.append(marked) }
        return ranges
    }
}

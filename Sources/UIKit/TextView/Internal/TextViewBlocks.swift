import Foundation

/// The text of a text view in blocks of whole paragraphs, with the places of the blocks.
@MainActor
struct TextViewBlocks {
    private(set) var blocks: [TextViewBlock] = []
    /// The offset of the first unit of each block, the index of its first line, and its upper edge.
    private(set) var starts: [Int] = []
    private(set) var firstLines: [Int] = []
    private(set) var tops: [CGFloat] = []
    private(set) var lineCount = 0
    private(set) var size = CGSize.zero

    /// A block ends with the first paragraph that reaches this number of UTF-16 units.
    private static let length = 2048

    /// - Parameter former: blocks of the same text, whose unchanged paragraphs are reused.
    init(_ text: AttributedUnits, _ look: TextViewLook, reusing former: TextViewBlocks? = nil) {
        blocks = Self.make(text, 0..<text.count, look, reusing: former?.blocks.map(\.layout) ?? [])
        place()
    }

    /// Lays out again what an edit has changed.
    ///
    /// - Parameters:
    ///   - dirty: the changed range, in offsets before the edit.
    ///   - growth: how many units were added.
    mutating func update(_ text: AttributedUnits, _ dirty: Range<Int>, growth: Int, _ look: TextViewLook) {
        // A change at the start of a block may join its first paragraph with the block before it.
        var first = index(at: dirty.lowerBound)
        if first > 0, starts[first] == dirty.lowerBound { first -= 1 }
        var last = index(at: dirty.upperBound)
        func end() -> Int { starts[last] + blocks[last].length + growth }
        while last + 1 < blocks.count, end() - starts[first] < Self.length / 2 || text.isParagraphEmpty(before: end()) {
            last += 1
        }
        let new = Self.make(text, starts[first]..<end(), look, reusing: [blocks[first].layout])
        blocks.replaceSubrange(first...last, with: new)
        place()
    }

    private mutating func place() {
        (starts, firstLines, tops) = ([], [], [])
        var (start, line, top, width) = (0, 0, CGFloat(0), CGFloat(0))
        var previous: TextLayout?
        for block in blocks {
            if let previous { top += previous.spacing(before: block.layout) }
            starts.append(start)
            firstLines.append(line)
            tops.append(top)
            start += block.length
            line += block.lines.count
            top += block.layout.size.height
            width = max(width, block.layout.size.width)
            previous = block.layout
        }
        lineCount = line
        size = CGSize(width: width, height: top)
    }

    // MARK: Finding

    /// Returns the index of the block of a unit; that of the last block for an offset behind it.
    func index(at offset: Int) -> Int { lastIndex(of: starts) { $0 <= offset } }

    func index(ofLine line: Int) -> Int { lastIndex(of: firstLines) { $0 <= line } }

    func index(atY y: CGFloat) -> Int { lastIndex(of: tops) { $0 <= y } }

    private func lastIndex<Value>(of values: [Value], where holds: (Value) -> Bool) -> Int {
        var (low, high) = (0, values.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(values[middle]) { low = middle + 1 } else { high = middle }
        }
        return max(low - 1, 0)
    }

    // MARK: Making blocks

    private static func make(
        _ text: AttributedUnits, _ range: Range<Int>, _ look: TextViewLook, reusing former: [TextLayout]
    ) -> [TextViewBlock] {
        let ranges = look.allowsBlocks ? text.paragraphBlocks(in: range, length: length) : [range]
        let contents = ranges.map { range in
            range.upperBound < text.count ? range.lowerBound..<text.lineBreak(before: range.upperBound) : range
        }
        return zip(text.parts(contents), ranges).enumerated().map { index, block in
            TextViewBlock(
                block.0, length: block.1.count, look, reusing: former.indices.contains(index) ? former[index] : nil)
        }
    }
}

/// Paragraphs end with a line feed, a carriage return, both together, or one of Unicode's two separators.
extension AttributedUnits {
    private static func isSeparator(_ unit: UInt16) -> Bool {
        unit == 0x0A || unit == 0x0D || unit == 0x2028 || unit == 0x2029
    }

    /// Divides a range, which ends with a paragraph, into blocks of whole paragraphs.
    ///
    /// - Parameter length: a block ends with the first paragraph that reaches this number of units and is not empty,
    ///   unless less than half a block is left.
    func paragraphBlocks(in range: Range<Int>, length: Int) -> [Range<Int>] {
        var blocks: [Range<Int>] = []
        units.withUnsafeBufferPointer { units in
            var (start, paragraph, index) = (range.lowerBound, range.lowerBound, range.lowerBound)
            while index < range.upperBound {
                let unit = units[index]
                index += 1
                guard Self.isSeparator(unit) else { continue }
                let isFirstOfTwo = unit == 0x0D && index < range.upperBound && units[index] == 0x0A
                if isFirstOfTwo { index += 1 }
                let isEmpty = index - paragraph == (isFirstOfTwo ? 2 : 1)
                paragraph = index
                guard !isEmpty, index - start >= length, range.upperBound - index >= length / 2 else { continue }
                blocks.append(start..<index)
                start = index
            }
            blocks.append(start..<range.upperBound)
        }
        return blocks
    }

    /// Returns the range of the paragraphs that a range touches, with their line breaks.
    func paragraphs(around range: Range<Int>) -> Range<Int> {
        let start = units[..<range.lowerBound].lastIndex(where: Self.isSeparator).map { $0 + 1 } ?? 0
        let last = max(range.lowerBound, range.upperBound - 1)
        let end = units[last...].firstIndex(where: Self.isSeparator).map { $0 + 1 } ?? count
        return start..<max(end, range.upperBound)
    }

    /// Returns the start of the line break that ends at an offset; the offset itself if there is none.
    func lineBreak(before end: Int) -> Int {
        guard end > 0, Self.isSeparator(units[end - 1]) else { return end }
        return end > 1 && units[end - 1] == 0x0A && units[end - 2] == 0x0D ? end - 2 : end - 1
    }

    /// Whether the paragraph that ends at an offset, with its line break, has no other units.
    func isParagraphEmpty(before end: Int) -> Bool {
        let start = lineBreak(before: end)
        return start < end && (start == 0 || Self.isSeparator(units[start - 1]))
    }

    /// Returns parts of the text, which are given in ascending order.
    ///
    /// - Complexity: O(units of the parts + runs)
    func parts(_ ranges: [Range<Int>]) -> [AttributedUnits] {
        var cursor = RunCursor()
        return ranges.map { part($0, from: &cursor) }
    }
}

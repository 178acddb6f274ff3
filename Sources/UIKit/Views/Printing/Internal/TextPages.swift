import Foundation

/// The parts of a text on pages.
@MainActor
struct TextPages {
    private(set) var ranges: [NSRange] = []
    private var sizes: [CGSize] = []
    private var isDivided = false

    /// Divides a text into pages, unless it is done for pages of these sizes.
    ///
    /// - Parameter size: returns the size of a page by its number.
    mutating func divide(_ text: NSAttributedString, _ size: (Int) -> CGSize) {
        if isDivided, sizes.indices.allSatisfy({ sizes[$0] == size($0) }) { return }
        (ranges, sizes, isDivided) = ([], [], true)
        var start = 0
        while start < text.length {
            let page = size(ranges.count)
            guard page.width > 0, page.height > 0 else { return }
            let length = Self.lengthThatFits(text, from: start, in: page)
            ranges.append(NSRange(location: start, length: length))
            sizes.append(page)
            start += length
        }
    }

    /// Returns the length of the longest part that fits, up to a space or the end of a line; at least one character.
    private static func lengthThatFits(_ text: NSAttributedString, from start: Int, in size: CGSize) -> Int {
        let rest = text.length - start
        func fits(_ length: Int) -> Bool {
            let part = text.attributedSubstring(from: NSRange(location: start, length: length))
            let bounds = part.boundingRect(
                with: CGSize(width: size.width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
                context: nil)
            return bounds.height <= size.height
        }
        if fits(rest) { return rest }
        var (low, high) = (1, rest)
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        let string = text.string as NSString
        let space = string.rangeOfCharacter(
            from: .whitespacesAndNewlines, options: .backwards, range: NSRange(location: start, length: low))
        if space.location != NSNotFound, space.location > start { return NSMaxRange(space) - start }
        // Not in the middle of a character.
        return max(1, NSMaxRange(string.rangeOfComposedCharacterSequence(at: start + low - 1)) - start)
    }
}

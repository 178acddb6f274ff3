import Foundation

/// Divides the entries of an edit menu into pages, if they do not fit side by side.
enum CalloutPages {
    /// Returns the entries of each page: as many as fit, at least one.
    ///
    /// - Parameter turnWidth: the width of the arrow to the next page, and of the arrow to the previous one.
    static func pages(widths: [CGFloat], room: CGFloat, turnWidth: CGFloat) -> [Range<Int>] {
        var pages: [Range<Int>] = []
        var start = 0
        while start < widths.count {
            let back = pages.isEmpty ? 0 : turnWidth
            if widths[start...].reduce(0, +) <= room - back {
                pages.append(start..<widths.count)
                break
            }
            var end = start
            var left = room - back - turnWidth
            while end < widths.count, widths[end] <= left || end == start {
                left -= widths[end]
                end += 1
            }
            pages.append(start..<end)
            start = end
        }
        return pages
    }
}

import Foundation

/// Which entries of an edit menu are seen together, where not all have room.
enum CalloutPages {
    /// As many entries on each page as there is room for, at least one.
    ///
    /// - Parameter turnWidth: of the arrow that leads to the next page, and of the one that leads back.
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

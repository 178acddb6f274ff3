import Foundation

/// How a picture with cap insets fills a rectangle: corners keep their size, edges and middle fill what is left.
struct NineSlice {
    struct Part {
        /// In points of the image.
        let source: CGRect
        let target: CGRect
    }

    /// The image's size, in points.
    let size: CGSize
    let insets: UIEdgeInsets

    /// Insets that leave no middle are reduced so that they divide the image.
    init(size: CGSize, insets: UIEdgeInsets) {
        func cut(_ first: CGFloat, _ last: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
            let first = max(0, min(first, length))
            return (first, max(0, min(last, length - first)))
        }
        let (left, right) = cut(insets.left, insets.right, size.width)
        let (top, bottom) = cut(insets.top, insets.bottom, size.height)
        self.size = size
        self.insets = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    /// The non-empty parts, row by row. The caps shrink if `rect` has no room for them.
    ///
    /// - Parameter toPixels: The context's transform. Borders between parts are aligned to its whole pixels if it keeps
    ///   rectangles upright, so that no seam shows.
    func parts(in rect: CGRect, toPixels: CGAffineTransform) -> [Part] {
        let isUpright = toPixels.b == 0 && toPixels.c == 0
        let columns = Self.bands(
            size.width, insets.left, insets.right, from: rect.minX, to: rect.maxX,
            grid: isUpright ? (toPixels.a, toPixels.tx) : nil)
        let rows = Self.bands(
            size.height, insets.top, insets.bottom, from: rect.minY, to: rect.maxY,
            grid: isUpright ? (toPixels.d, toPixels.ty) : nil)
        var parts: [Part] = []
        for row in rows {
            for column in columns {
                parts.append(
                    Part(
                        source: CGRect(
                            x: column.source.lowerBound, y: row.source.lowerBound,
                            width: column.source.upperBound - column.source.lowerBound,
                            height: row.source.upperBound - row.source.lowerBound),
                        target: CGRect(
                            x: column.target.lowerBound, y: row.target.lowerBound,
                            width: column.target.upperBound - column.target.lowerBound,
                            height: row.target.upperBound - row.target.lowerBound)))
            }
        }
        return parts
    }

    private typealias Band = (source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)

    private static func bands(
        _ length: CGFloat, _ first: CGFloat, _ last: CGFloat, from start: CGFloat, to end: CGFloat,
        grid: (scale: CGFloat, offset: CGFloat)?
    ) -> [Band] {
        let room = end - start
        let hasMiddle = length - first - last > 0
        let caps = first + last
        let factor = caps > 0 && (caps > room || !hasMiddle) ? room / caps : 1
        func snapped(_ value: CGFloat) -> CGFloat {
            guard let grid, grid.scale != 0 else { return value }
            return min(end, max(start, ((value * grid.scale + grid.offset).rounded() - grid.offset) / grid.scale))
        }
        let inner = snapped(start + first * factor)
        let outer = max(inner, snapped(end - last * factor))
        let bands: [Band] = [
            (0...first, start...inner), (first...max(first, length - last), inner...outer),
            (length - last...length, outer...end),
        ]
        return bands.filter {
            $0.source.upperBound - $0.source.lowerBound > 0 && $0.target.upperBound - $0.target.lowerBound > 0
        }
    }
}

import HostInterface

/// The coverage of each pixel by a rounded corner, from 0 to 255, for the top left corner; the others are mirror
/// images.
///
/// Rounded corners are painted with such masks instead of paths: the pixels then do not depend on which part of a layer
/// is painted, and most of the layer consists of plain rectangles.
final class CornerMask {
    /// The number of pixels on each side.
    let side: Int
    private let coverage: [UInt8]

    @MainActor private static var cache: [CornerCurve: CornerMask] = [:]

    /// Returns the mask of a curve measured in pixels.
    @MainActor
    static func of(_ curve: CornerCurve) -> CornerMask {
        if let mask = cache[curve] { return mask }
        // Animating a radius creates many masks, each of which is used only briefly.
        if cache.count >= 64 { cache.removeAll() }
        let mask = CornerMask(curve)
        cache[curve] = mask
        return mask
    }

    private init(_ curve: CornerCurve) {
        side = Int(curve.reach.rounded(.up))
        var coverage = [UInt8](repeating: 255, count: side * side)
        let lines = 16
        for y in 0..<side {
            var row = [CGFloat](repeating: 0, count: side)
            for line in 0..<lines {
                let start = curve.start(at: CGFloat(y) + (CGFloat(line) + 0.5) / CGFloat(lines))
                for x in 0..<side { row[x] += min(max(CGFloat(x + 1) - start, 0), 1) }
            }
            for x in 0..<side { coverage[y * side + x] = UInt8((row[x] / CGFloat(lines) * 255).rounded()) }
        }
        self.coverage = coverage
    }

    subscript(x: Int, y: Int) -> UInt32 {
        UInt32(coverage[y * side + x])
    }
}

/// A rectangle of pixels with some corners rounded.
struct RoundedBox {
    let box: PixelRect
    let corners: [Corner]

    struct Corner {
        let area: PixelRect
        let mask: CornerMask
        let isRight: Bool
        let isBottom: Bool
    }

    /// Nil without a rounded corner. `rounding` is in pixels.
    @MainActor
    init?(_ box: PixelRect, _ rounding: Rounding) {
        let size = CGSize(width: box.width, height: box.height)
        // Corners with one radius share a mask, which is looked up once.
        var common: CornerMask?
        func mask(_ corner: CACornerMask) -> CornerMask? {
            if let common, rounding.corners.contains(corner) { return common }
            let mask = CornerCurve(rounding, of: corner, in: size).map { CornerMask.of($0) }
            if rounding.radii == nil { common = common ?? mask }
            return mask
        }
        let top = (left: mask(.layerMinXMinYCorner), right: mask(.layerMaxXMinYCorner))
        let bottom = (left: mask(.layerMinXMaxYCorner), right: mask(.layerMaxXMaxYCorner))
        var corners: [Corner] = []
        for (mask, beside, across, isRight, isBottom) in [
            (top.left, top.right, bottom.left, false, false), (top.right, top.left, bottom.right, true, false),
            (bottom.left, bottom.right, top.left, false, true), (bottom.right, bottom.left, top.right, true, true),
        ] {
            guard let mask else { continue }
            // Two corners on a side of odd length may share a row or column of pixels, which then belongs to the first.
            let width = isRight ? min(mask.side, box.width - (beside ?? mask).side) : mask.side
            let height = isBottom ? min(mask.side, box.height - (across ?? mask).side) : mask.side
            corners.append(
                Corner(
                    area: PixelRect(
                        x: isRight ? box.maxX - width : box.x, y: isBottom ? box.maxY - height : box.y, width: width,
                        height: height),
                    mask: mask, isRight: isRight, isBottom: isBottom))
        }
        if corners.isEmpty { return nil }
        self.box = box
        self.corners = corners
    }

    /// Returns the coverage of a pixel, counted from the top left of the corner's area.
    func coverage(_ corner: Corner, _ x: Int, _ y: Int) -> UInt32 {
        corner.mask[
            corner.isRight ? corner.area.width - 1 - x : x,
            corner.isBottom ? corner.area.height - 1 - y : y]
    }

    /// Returns the box without its corners, as few rectangles.
    func body(in clip: PixelRect) -> [PixelRect] {
        var parts: [PixelRect] = []
        var y = box.y
        // Between the edges of corners, every row of the box has the same corners beside it.
        let edges = Set(corners.flatMap { [$0.area.y, $0.area.maxY] } + [box.maxY]).sorted()
        for edge in edges where edge > y {
            let beside = corners.filter { $0.area.y <= y && $0.area.maxY >= edge }
            let left = beside.filter { !$0.isRight }.map(\.area.maxX).max() ?? box.x
            let right = beside.filter(\.isRight).map(\.area.x).min() ?? box.maxX
            parts.append(PixelRect(x: left, y: y, width: right - left, height: edge - y).intersection(clip))
            y = edge
        }
        return parts.filter { !$0.isEmpty }
    }
}

import HostInterface

// Rectangles of whole pixels, and the conversion from points.

extension PixelRect {
    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }
    var area: Int { isEmpty ? 0 : width * height }

    static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

    var rect: CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    func intersection(_ other: PixelRect) -> PixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard right > left, bottom > top else { return .empty }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    func intersects(_ other: PixelRect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY && !isEmpty && !other.isEmpty
    }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
    }

    func offsetBy(x dx: Int, y dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width, height: height)
    }
}

extension PixelMove {
    /// The area that the moved pixels cover afterwards.
    var destination: PixelRect {
        area.intersection(area.offsetBy(x: dx, y: dy))
    }
}

/// Aligns layers to pixels. As in Core Animation without edge antialiasing, the edges of upright rectangles are rounded
/// to the nearest pixel boundary, so that neighbors meet and a hairline stays one pixel.
enum PixelGrid {
    /// Positions that differ by no more than this are equal. It is less than the precision of ``transform(_:in:)``.
    static let tolerance: CGFloat = 1 / 128

    /// Returns the nearest pixel boundary. Halves, including those slightly below because of rounding errors, are
    /// rounded down the screen, so that moving by whole pixels moves every boundary equally.
    static func boundary(_ value: CGFloat) -> Int {
        pixel(nearest(value))
    }

    private static func nearest(_ value: CGFloat) -> CGFloat {
        (value + 0.5 + 1 / 256).rounded(.down)
    }

    /// Returns the pixels of an upright rectangle.
    static func snapped(_ rect: CGRect, by transform: CGAffineTransform) -> PixelRect {
        let box = rect.applying(transform)
        guard !box.isNull else { return .empty }
        let (left, top) = (boundary(box.minX), boundary(box.minY))
        return PixelRect(x: left, y: top, width: boundary(box.maxX) - left, height: boundary(box.maxY) - top)
    }

    /// Returns all pixels that painting in `rect` can touch, including snapping and antialiasing.
    static func covering(_ rect: CGRect, by transform: CGAffineTransform) -> PixelRect {
        guard !rect.isNull, rect.size.width > 0, rect.size.height > 0 else { return .empty }
        let box = rect.applying(transform)
        // Upright painting touches only the pixels of the rectangle; edges of rotated layers are antialiased.
        let margin = transform.keepsRectanglesUpright ? -tolerance : 0.5
        let (left, top) = (pixel((box.minX - margin).rounded(.down)), pixel((box.minY - margin).rounded(.down)))
        return PixelRect(
            x: left, y: top, width: pixel((box.maxX + margin).rounded(.up)) - left,
            height: pixel((box.maxY + margin).rounded(.up)) - top)
    }

    /// Returns the transform from a layer's coordinates to pixels. Offsets are rounded to 1/64 pixel, so that sums in a
    /// different order result in the same pixels.
    static func transform(_ placement: CGAffineTransform, in parent: CGAffineTransform) -> CGAffineTransform {
        var result = placement.concatenating(parent)
        result.tx = (result.tx * 64 + 0.5).rounded(.down) / 64
        result.ty = (result.ty * 64 + 0.5).rounded(.down) / 64
        return result
    }

    /// Returns `transform` with the point `origin` moved to the nearest pixel corner, so that text and images have the
    /// same subpixel phase everywhere.
    static func aligned(_ transform: CGAffineTransform, at origin: CGPoint) -> CGAffineTransform {
        let point = origin.applying(transform)
        var result = transform
        result.tx += nearest(point.x) - point.x
        result.ty += nearest(point.y) - point.y
        return result
    }

    /// Clamps to values far outside every screen; NaN becomes 0.
    private static func pixel(_ value: CGFloat) -> Int {
        guard value.isFinite else { return value > 0 ? farAway : -farAway }
        return Int(min(max(value, CGFloat(-farAway)), CGFloat(farAway)))
    }

    private static let farAway = 1 << 40
}

extension CGAffineTransform {
    /// Whether upright rectangles stay upright.
    var keepsRectanglesUpright: Bool {
        b == 0 && c == 0
    }

    func hasSameLinearPart(as other: CGAffineTransform) -> Bool {
        a == other.a && b == other.b && c == other.c && d == other.d
    }
}

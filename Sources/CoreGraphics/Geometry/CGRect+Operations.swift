// Members that Foundation's geometry types lack on Linux.

extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Returns the transformed size, treated as a vector: the translation is ignored.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the smallest rectangle around the four transformed corners. Null and infinite rectangles are returned
    /// unchanged.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        // Only a rectangle of that width can be infinite. The test avoids calling Foundation for all others.
        if isNull || (size.width >= .greatestFiniteMagnitude && isInfinite) { return self }
        if t.b == 0, t.c == 0 {
            let x1 = t.a * minX + t.tx
            let x2 = t.a * maxX + t.tx
            let y1 = t.d * minY + t.ty
            let y2 = t.d * maxY + t.ty
            return CGRect(x: min(x1, x2), y: min(y1, y2), width: abs(x2 - x1), height: abs(y2 - y1))
        }
        let corners = [
            CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
            CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t),
        ]
        var (left, top) = (corners[0].x, corners[0].y)
        var (right, bottom) = (left, top)
        for corner in corners.dropFirst() {
            left = min(left, corner.x)
            right = max(right, corner.x)
            top = min(top, corner.y)
            bottom = max(bottom, corner.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

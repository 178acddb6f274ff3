/// Computes the frames of a slider's parts. The minimum is at the left, or at the right in a right-to-left interface.
struct SliderGeometry {
    private static var metrics: SystemMetrics.Sliders { SystemMetrics.current.sliders }

    private let bounds: CGRect
    private let isRightToLeft: Bool

    init(_ bounds: CGRect, _ isRightToLeft: Bool) {
        self.bounds = bounds
        self.isRightToLeft = isRightToLeft
    }

    /// Returns the frame of an image; without an image, an empty rectangle at the edge.
    func imageRect(_ size: CGSize?, isAtMinimum: Bool) -> CGRect {
        let size = size ?? .zero
        let x = isAtMinimum != isRightToLeft ? bounds.minX : bounds.maxX - size.width
        return CGRect(x: x, y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    }

    func trackRect(height: CGFloat, between minimumImage: CGRect, _ maximumImage: CGRect) -> CGRect {
        let (left, right) = isRightToLeft ? (maximumImage, minimumImage) : (minimumImage, maximumImage)
        let start = left.width > 0 ? left.maxX + Self.metrics.imageGap : bounds.minX + Self.metrics.margin
        let end = right.width > 0 ? right.minX - Self.metrics.imageGap : bounds.maxX - Self.metrics.margin
        return CGRect(x: start, y: bounds.midY - height / 2, width: max(end - start, 0), height: height)
    }

    /// Returns the leftmost position of the thumb and the distance that it can move. It moves a little beyond the
    /// track, to the view's edge.
    private func travel(_ size: CGSize, _ track: CGRect) -> (start: CGFloat, length: CGFloat) {
        (track.minX - Self.metrics.margin, max(track.width + 2 * Self.metrics.margin - size.width, 0))
    }

    func thumbRect(size: CGSize, track: CGRect, fraction: CGFloat) -> CGRect {
        let (start, length) = travel(size, track)
        let x = start + length * (isRightToLeft ? 1 - fraction : fraction)
        return CGRect(x: x, y: track.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the position in the range, from 0 to 1, of a thumb whose center is at `x`.
    func fraction(ofThumbAt x: CGFloat, size: CGSize, track: CGRect) -> CGFloat {
        let (start, length) = travel(size, track)
        guard length > 0 else { return 0 }
        let part = min(max((x - size.width / 2 - start) / length, 0), 1)
        return isRightToLeft ? 1 - part : part
    }
}

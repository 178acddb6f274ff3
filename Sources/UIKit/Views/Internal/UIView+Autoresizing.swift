extension UIView {
    /// Adapts the frame to a change of the superview's size: the difference is distributed to the flexible parts of
    /// each axis in proportion to their sizes.
    func autoresize(from before: CGSize, to after: CGSize) {
        let size = layer.bounds.size
        let origin = CGPoint(
            x: layer.position.x - size.width * layer.anchorPoint.x,
            y: layer.position.y - size.height * layer.anchorPoint.y)
        let horizontal = AutoresizingAxis(
            start: origin.x, length: size.width, flexibleStart: autoresizingMask.contains(.flexibleLeftMargin),
            flexibleLength: autoresizingMask.contains(.flexibleWidth),
            flexibleEnd: autoresizingMask.contains(.flexibleRightMargin)
        ).resized(from: before.width, to: after.width)
        let vertical = AutoresizingAxis(
            start: origin.y, length: size.height, flexibleStart: autoresizingMask.contains(.flexibleTopMargin),
            flexibleLength: autoresizingMask.contains(.flexibleHeight),
            flexibleEnd: autoresizingMask.contains(.flexibleBottomMargin)
        ).resized(from: before.height, to: after.height)
        let newSize = CGSize(width: horizontal.length, height: vertical.length)
        let newOrigin = CGPoint(x: horizontal.start, y: vertical.start)
        if newSize == size && newOrigin == origin { return }
        if layer.affineTransform().isIdentity {
            frame = CGRect(origin: newOrigin, size: newSize)
        } else {
            // Resizes the bounds, since the frame of a transformed view is only its bounding box.
            if newSize != size { bounds.size = newSize }
            center = CGPoint(
                x: newOrigin.x + newSize.width * layer.anchorPoint.x,
                y: newOrigin.y + newSize.height * layer.anchorPoint.y)
        }
    }
}

/// One axis of a view inside its superview: margin, length, margin.
struct AutoresizingAxis: Equatable {
    var start: CGFloat
    var length: CGFloat
    var flexibleStart: Bool
    var flexibleLength: Bool
    var flexibleEnd: Bool

    /// Returns the resized axis. If all flexible parts have length zero, they grow equally.
    func resized(from before: CGFloat, to after: CGFloat) -> AutoresizingAxis {
        let difference = after - before
        let end = before - start - length
        guard difference != 0, flexibleStart || flexibleLength else { return self }
        let total = (flexibleStart ? start : 0) + (flexibleLength ? length : 0) + (flexibleEnd ? end : 0)
        let count = CGFloat((flexibleStart ? 1 : 0) + (flexibleLength ? 1 : 0) + (flexibleEnd ? 1 : 0))
        func share(_ part: CGFloat) -> CGFloat { total == 0 ? difference / count : difference * part / total }
        var result = self
        if flexibleStart { result.start += share(start) }
        if flexibleLength { result.length = max(0, length + share(length)) }
        return result
    }
}

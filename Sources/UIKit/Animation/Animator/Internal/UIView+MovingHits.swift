extension UIView {
    /// Converts a point of the superview to the view's coordinates. While a property animator moves the view, its
    /// presented position is used.
    @inline(__always)
    func shownPoint(_ point: CGPoint, from superview: UIView) -> CGPoint {
        movingHits > 0 ? movingPoint(point, from: superview) : convert(point, from: superview)
    }

    /// Undoes the difference between the presented and the model position before the ordinary conversion.
    private func movingPoint(_ point: CGPoint, from superview: UIView) -> CGPoint {
        guard let shown = layer.presentation() else { return convert(point, from: superview) }
        let anchor = CGPoint(
            x: shown.bounds.minX + shown.bounds.width * shown.anchorPoint.x,
            y: shown.bounds.minY + shown.bounds.height * shown.anchorPoint.y)
        let turned = CGPoint(x: point.x - shown.position.x, y: point.y - shown.position.y)
            .applying(shown.affineTransform().inverted())
        return CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y)
    }
}

import CoreGraphics

/// An "i" with slab serifs in a circle: the detail button of cells and of `UIButton`.
enum CircledInfo {
    /// Draws the sign with the context's colors and its top left corner at the origin. The proportions are those of a
    /// circle of 22 points.
    ///
    /// - Parameter lineWidth: The width of the ring; the strokes of the "i" are as wide.
    static func draw(in context: CGContext, side: CGFloat, lineWidth: CGFloat) {
        let unit = side / 22
        let square = CGRect(x: 0, y: 0, width: side, height: side)
        context.setLineWidth(lineWidth)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.strokeEllipse(in: square.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
        context.fillEllipse(in: CGRect(x: 9.45 * unit, y: 4.85 * unit, width: 2.9 * unit, height: 2.9 * unit))
        stroke(context, [(9.5, 9.9), (11.2, 9.9), (11.2, 16)], unit: unit)
        stroke(context, [(9.2, 16), (13.2, 16)], unit: unit)
    }

    private static func stroke(_ context: CGContext, _ points: [(CGFloat, CGFloat)], unit: CGFloat) {
        context.beginPath()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0 * unit, y: point.1 * unit)
            if index == 0 { context.move(to: point) } else { context.addLine(to: point) }
        }
        context.strokePath()
    }
}

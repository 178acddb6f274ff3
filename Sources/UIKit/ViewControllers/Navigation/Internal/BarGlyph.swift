import CoreGraphics

/// The drawn glyphs of a bar: the back chevron and the plus. Immutable; painted directly into the frame.
final class BarGlyph: LayerContent {
    enum Shape {
        case chevron(pointsRight: Bool)
        case plus
    }

    private let shape: Shape
    private let color: CGColor
    private let lineWidth: CGFloat

    init(_ shape: Shape, color: CGColor, lineWidth: CGFloat) {
        self.shape = shape
        self.color = color
        self.lineWidth = lineWidth
    }

    func paint(in context: CGContext, bounds: CGRect) {
        let rect = bounds.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        context.saveGState()
        context.setStrokeColor(color)
        context.setLineWidth(lineWidth)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        switch shape {
        case .chevron(let pointsRight):
            let tip = pointsRight ? rect.maxX : rect.minX
            let tail = pointsRight ? rect.minX : rect.maxX
            context.move(to: CGPoint(x: tail, y: rect.minY))
            context.addLine(to: CGPoint(x: tip, y: rect.midY))
            context.addLine(to: CGPoint(x: tail, y: rect.maxY))
        case .plus:
            context.move(to: CGPoint(x: rect.midX, y: rect.minY))
            context.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            context.move(to: CGPoint(x: rect.minX, y: rect.midY))
            context.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        }
        context.strokePath()
        context.restoreGState()
    }
}

import CoreGraphics

/// The drawn glyphs of a bar: the back chevron and the plus. Immutable; painted directly into the frame.
final class BarGlyph: LayerContent {
    enum Shape {
        case chevron(pointsRight: Bool)
        case plus
        /// A window with a column at one side.
        case sidebar(isAtRight: Bool)
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
        case .sidebar(let isAtRight):
            addSidebar(in: rect, isAtRight: isAtRight, to: context)
        }
        context.strokePath()
        context.restoreGState()
    }

    /// A rounded frame with a line that divides it, and three short lines in the narrow part.
    private func addSidebar(in rect: CGRect, isAtRight: Bool, to context: CGContext) {
        let radius = rect.height * 0.2
        context.addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
        let width = rect.width * 0.36
        let divider = isAtRight ? rect.maxX - width : rect.minX + width
        context.move(to: CGPoint(x: divider, y: rect.minY))
        context.addLine(to: CGPoint(x: divider, y: rect.maxY))
        let middle = isAtRight ? rect.maxX - width / 2 : rect.minX + width / 2
        for row in 0..<3 {
            let y = rect.minY + rect.height * (0.24 + 0.18 * CGFloat(row))
            context.move(to: CGPoint(x: middle - width * 0.18, y: y))
            context.addLine(to: CGPoint(x: middle + width * 0.18, y: y))
        }
    }
}

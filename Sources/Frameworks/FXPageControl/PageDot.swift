import UIKit

/// A dot of a page control.
@MainActor
struct PageDot {
    let image: UIImage?
    let shape: CGPath
    let size: CGFloat
    let color: UIColor
    let shadow: (color: UIColor?, offset: CGSize, blur: CGFloat)
    let border: (color: UIColor?, width: CGFloat)

    static let unitSquare = CGRect(x: -0.5, y: -0.5, width: 1, height: 1)
    static let unitTriangle: CGPath = {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: -0.5), CGPoint(x: 0.5, y: 0.5), CGPoint(x: -0.5, y: 0.5)])
        path.closeSubpath()
        return path
    }()

    func draw(at center: CGPoint, in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: center.x, y: center.y)
        if let color = shadow.color, color != .clear {
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: color.cgColor)
        }
        if let image {
            image.draw(at: CGPoint(x: -image.size.width / 2, y: -image.size.height / 2))
            return
        }
        context.addPath(path)
        context.setFillColor(color.cgColor)
        guard border.width > 0, let borderColor = border.color else { return context.fillPath() }
        context.setStrokeColor(borderColor.cgColor)
        context.setLineWidth(border.width)
        context.drawPath(using: .fillStroke)
    }

    private var path: CGPath {
        let units = [FXPageControlDotShapeCircle, FXPageControlDotShapeSquare, FXPageControlDotShapeTriangle]
        // The three shapes have the size of the dot, other paths have their own.
        guard units.contains(where: { $0 === shape }) else { return shape }
        var scale = CGAffineTransform(scaleX: size, y: size)
        return shape.copy(using: &scale) ?? shape
    }
}

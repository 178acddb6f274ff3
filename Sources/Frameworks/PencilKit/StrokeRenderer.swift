import UIKit

/// Draws strokes into the current context.
enum StrokeRenderer {
    static func draw(_ strokes: [PKStroke], in context: CGContext) {
        for stroke in strokes { draw(stroke, in: context) }
    }

    private static func draw(_ stroke: PKStroke, in context: CGContext) {
        guard let first = stroke.path.first else { return }
        context.saveGState()
        context.concatenate(stroke.transform)
        stroke.mask?.addClip()
        let color = stroke.ink.color
        color.withAlphaComponent(color.cgColor.alpha * stroke.ink.inkType.opacity).set()
        if stroke.path.count == 1 {
            dot(first).fill()
        } else if stroke.path.allSatisfy({ $0.size == first.size }) {
            line(stroke.path.map(\.location), first.size.width).stroke()
        } else {
            for (start, end) in zip(stroke.path, stroke.path.dropFirst()) {
                line([start.location, end.location], (start.size.width + end.size.width) / 2).stroke()
            }
        }
        context.restoreGState()
    }

    private static func dot(_ point: PKStrokePoint) -> UIBezierPath {
        let radius = point.size.width / 2
        return UIBezierPath(
            ovalIn: CGRect(origin: point.location, size: .zero).insetBy(dx: -radius, dy: -radius))
    }

    /// A line whose corners are rounded: it goes through the middle of each part.
    private static func line(_ points: [CGPoint], _ width: CGFloat) -> UIBezierPath {
        let line = UIBezierPath()
        line.lineWidth = width
        line.lineCapStyle = .round
        line.lineJoinStyle = .round
        line.move(to: points[0])
        for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
            line.addQuadCurve(
                to: CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2), controlPoint: point)
        }
        line.addLine(to: points[points.count - 1])
        return line
    }
}

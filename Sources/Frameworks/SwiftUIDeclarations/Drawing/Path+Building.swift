import UIKit

nonisolated extension Path {
    public mutating func move(to p: CGPoint) { change { $0.move(to: p) } }

    public mutating func addLine(to p: CGPoint) { change { $0.addLine(to: p) } }

    public mutating func addQuadCurve(to p: CGPoint, control cp: CGPoint) {
        change { $0.addQuadCurve(to: p, control: cp) }
    }

    public mutating func addCurve(to p: CGPoint, control1 cp1: CGPoint, control2 cp2: CGPoint) {
        change { $0.addCurve(to: p, control1: cp1, control2: cp2) }
    }

    public mutating func closeSubpath() { change { $0.closeSubpath() } }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addRect(rect, transform: transform) }
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRoundedRect(
                in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height, transform: transform)
        }
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addEllipse(in: rect, transform: transform) }
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        change { $0.addRects(rects, transform: transform) }
    }

    public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }

    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians,
                transform: transform)
        }
    }

    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
                clockwise: clockwise, transform: transform)
        }
    }

    public mutating func addArc(
        tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        change { $0.addArc(tangent1End: p1, tangent2End: p2, radius: radius, transform: transform) }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        change { $0.addPath(path.cgPath, transform: transform) }
    }
}

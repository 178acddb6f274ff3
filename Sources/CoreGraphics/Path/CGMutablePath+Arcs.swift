extension CGMutablePath {
    /// Adds an arc, after a line to its start when there is a current point. Angles are in radians from the x axis
    /// towards the y axis. With `clockwise` the arc runs against that direction, which *looks* counterclockwise where y
    /// points down.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var delta = endAngle - startAngle
        let turn = 2 * CGFloat.pi
        if clockwise {
            delta = delta <= -turn ? -turn : (delta > 0 ? delta.truncatingRemainder(dividingBy: turn) - turn : delta)
        } else {
            delta = delta >= turn ? turn : (delta < 0 ? delta.truncatingRemainder(dividingBy: turn) + turn : delta)
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds an arc from an angle, in radians, over the angle `delta`, with a line from the current point to its start.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        func point(_ angle: CGFloat, _ tangent: CGFloat = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * (cos(angle) - tangent * sin(angle)),
                y: center.y + radius * (sin(angle) + tangent * cos(angle)))
        }
        if steps.isEmpty {
            move(to: point(startAngle), transform: transform)
        } else {
            addLine(to: point(startAngle), transform: transform)
        }
        let pieces = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / CGFloat(pieces)
        let tangent = 4 / 3 * tan(step / 4)
        for piece in 0..<pieces where step != 0 {
            let from = startAngle + CGFloat(piece) * step
            addCurve(
                to: point(from + step), control1: point(from, tangent), control2: point(from + step, -tangent),
                transform: transform)
        }
    }

    /// Adds a line towards `tangent1End`, and an arc of the radius that ends on the line from there to `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !steps.isEmpty else { return }
        let start = currentPoint.applying(transform.inverted())
        let arc = TangentArc(from: start, corner: tangent1End, to: tangent2End, radius: radius)
        guard let arc else { return addLine(to: tangent1End, transform: transform) }
        addArc(
            center: arc.center, radius: radius, startAngle: arc.startAngle, endAngle: arc.endAngle,
            clockwise: arc.isClockwise, transform: transform)
    }
}

/// The circle that is tangent to both sides of a corner.
struct TangentArc {
    let center: CGPoint
    let startAngle: CGFloat
    let endAngle: CGFloat
    let isClockwise: Bool

    /// Nil when both sides are on one line or the radius is zero, so that there is nothing to round.
    init?(from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat) {
        let (ax, ay) = (start.x - corner.x, start.y - corner.y)
        let (bx, by) = (end.x - corner.x, end.y - corner.y)
        let (a, b) = (hypot(ax, ay), hypot(bx, by))
        let cross = ax * by - ay * bx
        guard radius > 0, a > 0, b > 0, abs(cross) > 1e-9 * a * b else { return nil }
        let half = acos(max(-1, min(1, (ax * bx + ay * by) / (a * b)))) / 2
        let leg = radius / tan(half)
        let first = CGPoint(x: corner.x + ax / a * leg, y: corner.y + ay / a * leg)
        let second = CGPoint(x: corner.x + bx / b * leg, y: corner.y + by / b * leg)
        let distance = radius / sin(half)
        let (mx, my) = (ax / a + bx / b, ay / a + by / b)
        let middle = hypot(mx, my)
        center = CGPoint(x: corner.x + mx / middle * distance, y: corner.y + my / middle * distance)
        startAngle = atan2(first.y - center.y, first.x - center.x)
        endAngle = atan2(second.y - center.y, second.x - center.x)
        isClockwise = cross > 0
    }
}

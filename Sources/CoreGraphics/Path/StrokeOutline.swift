import Foundation

/// A subpath as points that lines connect. Points that coincide with the one before are left out.
struct StrokedLine {
    private(set) var points: [CGPoint]
    private(set) var isClosed = false

    private static let chords = 32

    init(start: CGPoint) { points = [start] }

    mutating func append(_ segment: PathSegment) {
        let count = segment.isLine ? 1 : Self.chords
        for index in 1...count { append(segment.point(at: CGFloat(index) / CGFloat(count))) }
        if segment.closesSubpath { isClosed = true }
    }

    private mutating func append(_ point: CGPoint) {
        if let last = points.last, hypot(point.x - last.x, point.y - last.y) > 1e-9 { points.append(point) }
    }

    /// The points without the last one of a closed line, which is the first.
    var corners: [CGPoint] {
        guard isClosed, points.count > 1, let first = points.first, let last = points.last,
            hypot(first.x - last.x, first.y - last.y) <= 1e-9
        else { return points }
        return Array(points.dropLast())
    }
}

/// The outline of stroked lines: along one side of a line, around its end and back along the other side. A closed line
/// has an outline on each side, in opposite directions.
struct StrokeOutline {
    let radius: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    let path = CGMutablePath()

    func add(_ line: StrokedLine) {
        let points = line.corners
        guard points.count > 1 else { return addDot(points[0]) }
        if line.isClosed {
            addLoop(points)
            addLoop(points.reversed())
        } else {
            path.move(to: offset(points[0], direction(points[0], points[1])))
            addSide(points)
            addSide(points.reversed())
            path.closeSubpath()
        }
    }

    /// A line without a length has ends only.
    private func addDot(_ center: CGPoint) {
        let box = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
        switch cap {
        case .butt: break
        case .round: path.addEllipse(in: box)
        case .square: path.addRect(box)
        }
    }

    private func addLoop(_ points: [CGPoint]) {
        let count = points.count
        let directions = (0..<count).map { direction(points[$0], points[($0 + 1) % count]) }
        path.move(to: offset(points[0], directions[0]))
        for index in 1...count { addJoin(points[index % count], directions[index - 1], directions[index % count]) }
        path.closeSubpath()
    }

    /// Goes along one side of an open line to its end, and around it.
    private func addSide(_ points: [CGPoint]) {
        let directions = zip(points, points.dropFirst()).map { direction($0, $1) }
        for index in 1..<directions.count { addJoin(points[index], directions[index - 1], directions[index]) }
        let (end, last) = (points[points.count - 1], directions[directions.count - 1])
        let (from, to) = (offset(end, last), offset(end, CGVector(dx: -last.dx, dy: -last.dy)))
        path.addLine(to: from)
        switch cap {
        case .butt: break
        case .round: addArc(end, from: last, by: .pi)
        case .square:
            path.addLine(to: CGPoint(x: from.x + last.dx * radius, y: from.y + last.dy * radius))
            path.addLine(to: CGPoint(x: to.x + last.dx * radius, y: to.y + last.dy * radius))
        }
        path.addLine(to: to)
    }

    private func addJoin(_ corner: CGPoint, _ before: CGVector, _ after: CGVector) {
        path.addLine(to: offset(corner, before))
        let turn = before.dx * after.dy - before.dy * after.dx
        let along = before.dx * after.dx + before.dy * after.dy
        if turn > 0 {
            // The inner side: over the corner, so that the outline winds around everything that is painted.
            path.addLine(to: corner)
        } else if join == .round {
            addArc(corner, from: before, by: atan2(abs(turn), along))
        } else if join == .miter, along > -1 + 1e-9, ((1 + along) / 2).squareRoot() * miterLimit >= 1 {
            let (first, second) = (offset(corner, before), offset(corner, after))
            path.addLine(
                to: CGPoint(
                    x: corner.x + (first.x + second.x - 2 * corner.x) / (1 + along),
                    y: corner.y + (first.y + second.y - 2 * corner.y) / (1 + along)))
        }
        path.addLine(to: offset(corner, after))
    }

    /// Turns around a point on the outer side, from where the line went in a direction.
    private func addArc(_ center: CGPoint, from direction: CGVector, by angle: CGFloat) {
        guard angle > 0 else { return }
        let start = atan2(direction.dx, -direction.dy)
        path.addArc(center: center, radius: radius, startAngle: start, endAngle: start - angle, clockwise: true)
    }

    /// The point beside another one, on the side that is gone along.
    private func offset(_ point: CGPoint, _ direction: CGVector) -> CGPoint {
        CGPoint(x: point.x - direction.dy * radius, y: point.y + direction.dx * radius)
    }

    private func direction(_ start: CGPoint, _ end: CGPoint) -> CGVector {
        let length = hypot(end.x - start.x, end.y - start.y)
        return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }
}

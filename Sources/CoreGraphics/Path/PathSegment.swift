/// One line or curve of a path. Quadratic curves are converted to cubic ones, and a close is a line.
package struct PathSegment: Sendable {
    package let start: CGPoint
    package let control1: CGPoint
    package let control2: CGPoint
    package let end: CGPoint
    package let isLine: Bool
    /// Whether this is the first segment of its subpath.
    package let startsSubpath: Bool
    /// Whether this segment returns to the start of its subpath.
    package let closesSubpath: Bool

    /// Returns the point at a parameter from 0 to 1, which is not proportional to the length of a curve.
    package func point(at t: CGFloat) -> CGPoint {
        if isLine { return between(start, end, t) }
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// Returns the direction of travel in radians, from the x axis towards the y axis.
    package func angle(at t: CGFloat) -> CGFloat {
        if isLine { return atan2(end.y - start.y, end.x - start.x) }
        // Where a control point coincides with its end point the derivative is zero, so the direction beside it is
        // used.
        for t in [t, min(max(t, 0.001), 0.999)] {
            let s = 1 - t
            let (a, b, c) = (s * s, 2 * s * t, t * t)
            let dx = a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x)
            let dy = a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y)
            if hypot(dx, dy) > 1e-9 { return atan2(dy, dx) }
        }
        return atan2(end.y - start.y, end.x - start.x)
    }

    /// Exact for lines; curves are measured as 64 chords.
    package var length: CGFloat {
        isLine ? hypot(end.x - start.x, end.y - start.y) : chordLengths.last ?? 0
    }

    /// Returns the parameter of the point at a distance along the segment.
    package func parameter(atLength distance: CGFloat) -> CGFloat {
        if isLine {
            let length = length
            return length > 0 ? min(max(distance / length, 0), 1) : 0
        }
        let lengths = chordLengths
        guard distance > 0, let index = lengths.firstIndex(where: { $0 >= distance }) else {
            return distance > 0 ? 1 : 0
        }
        let before = index == 0 ? 0 : lengths[index - 1]
        let part = lengths[index] > before ? (distance - before) / (lengths[index] - before) : 0
        return (CGFloat(index) + part) / CGFloat(lengths.count)
    }

    /// Returns the part between two parameters, by de Casteljau's algorithm.
    func part(from low: CGFloat, to high: CGFloat) -> PathSegment {
        if isLine { return replacing(point(at: low), start, end, point(at: high)) }
        let upper = split(at: high).0
        return high > 0 ? upper.split(at: low / high).1 : upper
    }

    private func split(at t: CGFloat) -> (PathSegment, PathSegment) {
        let (ab, bc, cd) = (between(start, control1, t), between(control1, control2, t), between(control2, end, t))
        let (abc, bcd) = (between(ab, bc, t), between(bc, cd, t))
        let middle = between(abc, bcd, t)
        return (replacing(start, ab, abc, middle), replacing(middle, bcd, cd, end))
    }

    private func replacing(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> PathSegment {
        PathSegment(
            start: a, control1: b, control2: c, end: d, isLine: isLine, startsSubpath: startsSubpath,
            closesSubpath: closesSubpath)
    }

    /// The distance from the start to the end of each chord.
    private var chordLengths: [CGFloat] {
        let count = 64
        var lengths: [CGFloat] = []
        lengths.reserveCapacity(count)
        var (last, sum) = (start, CGFloat(0))
        for index in 1...count {
            let next = point(at: CGFloat(index) / CGFloat(count))
            sum += hypot(next.x - last.x, next.y - last.y)
            lengths.append(sum)
            last = next
        }
        return lengths
    }
}

private func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}

extension CGPath {
    /// All lines and curves in order. O(elements).
    package var segments: [PathSegment] {
        var result: [PathSegment] = []
        var (start, point, isFirst) = (CGPoint.zero, CGPoint.zero, true)
        func append(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint, isLine: Bool, closes: Bool = false) {
            result.append(
                PathSegment(
                    start: point, control1: c1, control2: c2, end: end, isLine: isLine, startsSubpath: isFirst,
                    closesSubpath: closes))
            (point, isFirst) = (end, closes)
        }
        for step in steps {
            switch step {
            case .move(let p): (start, point, isFirst) = (p, p, true)
            case .line(let p): append(point, p, p, isLine: true)
            case .quad(let c, let p):
                let (c1, c2) = cubicControls(from: point, control: c, to: p)
                append(c1, c2, p, isLine: false)
            case .curve(let c1, let c2, let p): append(c1, c2, p, isLine: false)
            case .close: append(point, start, start, isLine: true, closes: true)
            }
        }
        return result
    }
}

extension CGPath {
    /// The end of the last element; `.zero` for an empty path.
    public var currentPoint: CGPoint {
        var start = CGPoint.zero
        var point = CGPoint.zero
        for step in steps {
            switch step {
            case .move(let p):
                start = p
                point = p
            case .line(let p), .quad(_, let p), .curve(_, _, let p): point = p
            case .close: point = start
            }
        }
        return point
    }

    /// The bounding box of all points including control points; null for an empty path. O(elements).
    public var boundingBox: CGRect {
        var box = PointBounds()
        for step in steps {
            switch step {
            case .move(let p), .line(let p): box.add(p)
            case .quad(let c, let p):
                box.add(c)
                box.add(p)
            case .curve(let c1, let c2, let p):
                box.add(c1)
                box.add(c2)
                box.add(p)
            case .close: break
            }
        }
        return box.rect
    }

    /// The bounding box of the lines and curves themselves; null for an empty path. O(elements).
    public var boundingBoxOfPath: CGRect {
        var box = PointBounds()
        var point = CGPoint.zero
        for step in steps {
            switch step {
            case .move(let p), .line(let p):
                box.add(p)
                point = p
            case .quad(let c, let p):
                let (c1, c2) = cubicControls(from: point, control: c, to: p)
                box.addCurve(point, c1, c2, p)
                point = p
            case .curve(let c1, let c2, let p):
                box.addCurve(point, c1, c2, p)
                point = p
            case .close: break
            }
        }
        return box.rect
    }

    /// Returns whether the path is one rectangle with horizontal and vertical edges, which is written to the pointer.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        var corners: [CGPoint] = []
        for (index, step) in steps.enumerated() {
            switch step {
            case .move(let point) where index == 0: corners.append(point)
            case .line(let point) where index > 0: corners.append(point)
            case .close where index == steps.count - 1: break
            default: return false
            }
        }
        if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
        guard corners.count == 4 else { return false }
        let isUpright = corners[0].x == corners[1].x || corners[0].y == corners[1].y
        let isClosed =
            corners[0].x + corners[2].x == corners[1].x + corners[3].x
            && corners[0].y + corners[2].y == corners[1].y + corners[3].y
        let turnsRight = corners[1].x == corners[2].x || corners[1].y == corners[2].y
        guard isUpright, isClosed, turnsRight else { return false }
        rect?.pointee = boundingBox
        return true
    }

    /// Returns whether filling the path would cover `point`. Open subpaths count as closed. O(elements).
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        var winding = 0
        var start = CGPoint.zero
        var last = CGPoint.zero
        func line(to end: CGPoint) {
            winding += crossing(of: point, from: last, to: end)
            last = end
        }
        func curve(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) {
            let begin = last
            for index in 1...curveSegments {
                line(to: cubicPoint(begin, c1, c2, end, at: CGFloat(index) / CGFloat(curveSegments)))
            }
        }
        for step in transform.isIdentity ? steps : steps.map({ $0.applying(transform) }) {
            switch step {
            case .move(let p):
                line(to: start)
                start = p
                last = p
            case .line(let p): line(to: p)
            case .quad(let c, let p):
                let (c1, c2) = cubicControls(from: last, control: c, to: p)
                curve(c1, c2, p)
            case .curve(let c1, let c2, let p): curve(c1, c2, p)
            case .close: line(to: start)
            }
        }
        line(to: start)
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }
}

/// The number of lines that approximate a curve in ``CGPath/contains(_:using:transform:)``.
private let curveSegments = 32

/// Returns +1 or -1, by the direction of the line, when the ray from `point` to the right crosses it; otherwise 0.
private func crossing(of point: CGPoint, from a: CGPoint, to b: CGPoint) -> Int {
    guard (a.y <= point.y) != (b.y <= point.y) else { return 0 }
    let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
    return x > point.x ? (b.y > a.y ? 1 : -1) : 0
}

/// Returns the control points of the cubic curve that equals a quadratic one.
func cubicControls(from start: CGPoint, control c: CGPoint, to end: CGPoint) -> (CGPoint, CGPoint) {
    (
        CGPoint(x: start.x + (c.x - start.x) * 2 / 3, y: start.y + (c.y - start.y) * 2 / 3),
        CGPoint(x: end.x + (c.x - end.x) * 2 / 3, y: end.y + (c.y - end.y) * 2 / 3)
    )
}

private func cubicPoint(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at t: CGFloat) -> CGPoint {
    func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        let s = 1 - t
        return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    }
    return CGPoint(x: value(a.x, b.x, c.x, d.x), y: value(a.y, b.y, c.y, d.y))
}

/// A bounding box that points are added to.
private struct PointBounds {
    private var left = CGFloat.infinity
    private var right = -CGFloat.infinity
    private var top = CGFloat.infinity
    private var bottom = -CGFloat.infinity

    var rect: CGRect {
        left > right ? .null : CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    mutating func add(_ p: CGPoint) {
        left = min(left, p.x)
        right = max(right, p.x)
        top = min(top, p.y)
        bottom = max(bottom, p.y)
    }

    mutating func addCurve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
        add(a)
        add(d)
        for t in turningPoints(a.x, b.x, c.x, d.x) + turningPoints(a.y, b.y, c.y, d.y) {
            add(cubicPoint(a, b, c, d, at: t))
        }
    }

    /// Returns the parameters in 0..<1 at which the derivative of one coordinate is zero.
    private func turningPoints(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        var roots: [CGFloat] = []
        if abs(a) < 1e-12 {
            if abs(b) > 1e-12 { roots = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}

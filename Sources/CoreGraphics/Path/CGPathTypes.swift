/// Which points are inside of a path.
public enum CGPathFillRule: Int, Sendable {
    /// Those around which the path winds, clockwise more or less often than the other way.
    case winding
    /// Those from which a line to the outside crosses the path an odd number of times.
    case evenOdd
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The inside, by the winding rule.
    case fill
    /// The inside, by the even-odd rule.
    case eoFill
    /// The line.
    case stroke
    /// The inside, by the winding rule, then the line.
    case fillStroke
    /// The inside, by the even-odd rule, then the line.
    case eoFillStroke
}

/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
    /// Straight, at the end point.
    case butt
    /// A half circle around the end point.
    case round
    /// Straight, half a line width beyond the end point.
    case square
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
    /// A tip, up to the miter limit.
    case miter
    /// A part of a circle around the corner.
    case round
    /// Cut off.
    case bevel
}

/// The kinds of elements of a path.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath at the first point.
    case moveToPoint
    /// A line to the first point.
    case addLineToPoint
    /// A quadratic Bézier curve: its control point, then its end.
    case addQuadCurveToPoint
    /// A cubic Bézier curve: its control points, then its end.
    case addCurveToPoint
    /// A line to the start of the subpath; there are no points.
    case closeSubpath
}

/// One element of a path, as passed to ``CGPath/applyWithBlock(_:)``.
public struct CGPathElement {
    /// What the points mean.
    public var type: CGPathElementType
    /// Points to 1, 1, 2, 3 or 0 points, by the type of the element; valid during the call only.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element of a type with its points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// One element of a path with its points.
enum PathStep: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    func applying(_ t: CGAffineTransform) -> PathStep {
        switch self {
        case .move(let p): .move(p.applying(t))
        case .line(let p): .line(p.applying(t))
        case .quad(let c, let p): .quad(c.applying(t), p.applying(t))
        case .curve(let c1, let c2, let p): .curve(c1.applying(t), c2.applying(t), p.applying(t))
        case .close: .close
        }
    }
}

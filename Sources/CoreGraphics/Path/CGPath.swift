/// A shape of lines and curves. Only ``CGMutablePath`` can change after its creation.
public class CGPath {
    /// The elements of the path; changed by ``CGMutablePath`` only.
    final var steps: [PathStep] = []

    init(steps: [PathStep]) {
        self.steps = steps
    }

    /// Creates a path along the edges of a rectangle, transformed if there is a transform.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(steps: path.steps)
    }

    /// Creates a path along the ellipse inside a rectangle, transformed if there is a transform.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(steps: path.steps)
    }

    /// Creates a rounded rectangle. Corner sizes that exceed half the rectangle's size are reduced to it.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(steps: path.steps)
    }

    /// Whether the path has no element.
    public var isEmpty: Bool {
        steps.isEmpty
    }

    /// Returns a copy that never changes.
    public func copy() -> CGPath? {
        CGPath(steps: steps)
    }

    /// Returns a copy that can be added to.
    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(steps: steps)
    }

    /// Returns a transformed copy.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform = transform?.pointee else { return copy() }
        return CGPath(steps: steps.map { $0.applying(transform) })
    }

    /// Returns a transformed copy that can be added to.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        guard let transform = transform?.pointee else { return mutableCopy() }
        return CGMutablePath(steps: steps.map { $0.applying(transform) })
    }

    /// Calls `block` with every element in order. The points of the element are valid during the call only.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
            points.initialize(repeating: .zero)
            guard let base = points.baseAddress else { return }
            for step in steps {
                var element = CGPathElement(type: .closeSubpath, points: base)
                switch step {
                case .move(let p):
                    element.type = .moveToPoint
                    points[0] = p
                case .line(let p):
                    element.type = .addLineToPoint
                    points[0] = p
                case .quad(let c, let p):
                    element.type = .addQuadCurveToPoint
                    points[0] = c
                    points[1] = p
                case .curve(let c1, let c2, let p):
                    element.type = .addCurveToPoint
                    points[0] = c1
                    points[1] = c2
                    points[2] = p
                case .close:
                    break
                }
                block(&element)
            }
        }
    }
}

extension CGPath: Hashable {
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.steps == right.steps
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(steps)
    }
}

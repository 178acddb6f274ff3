/// A path that can be extended. Lines and curves without a current point are ignored, as on Apple's systems.
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() {
        super.init(steps: [])
    }

    override init(steps: [PathStep]) {
        super.init(steps: steps)
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        steps.append(.move(point.applying(transform)))
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        guard !steps.isEmpty else { return }
        steps.append(.line(point.applying(transform)))
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        guard !steps.isEmpty else { return }
        steps.append(.quad(control.applying(transform), end.applying(transform)))
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        guard !steps.isEmpty else { return }
        steps.append(.curve(control1.applying(transform), control2.applying(transform), end.applying(transform)))
    }

    /// Adds a line to the start of the subpath, and closes it.
    public func closeSubpath() {
        guard !steps.isEmpty, steps.last != .close else { return }
        steps.append(.close)
    }

    /// Adds a closed subpath along the edges of a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    /// Adds a closed subpath for each rectangle.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects {
            addRect(rect, transform: transform)
        }
    }

    /// Moves to the first point and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() {
            addLine(to: point, transform: transform)
        }
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        steps += transform.isIdentity ? path.steps : path.steps.map { $0.applying(transform) }
    }

    /// Adds a closed subpath along the ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        appendRounded(
            rect.standardized, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
    }

    /// Adds a closed subpath along a rectangle whose corners are quarters of ellipses.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        guard cornerWidth > 0, cornerHeight > 0 else { return addRect(rect, transform: transform) }
        appendRounded(
            rect, cornerWidth: min(cornerWidth, rect.width / 2), cornerHeight: min(cornerHeight, rect.height / 2),
            transform: transform)
    }

    /// Starts in the middle of the right edge and proceeds towards larger y.
    private func appendRounded(
        _ rect: CGRect, cornerWidth w: CGFloat, cornerHeight h: CGFloat, transform t: CGAffineTransform
    ) {
        let (kx, ky) = (w * quarterArcControl, h * quarterArcControl)
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(t) }
        func corner(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) { steps.append(.curve(c1, c2, end)) }
        func side(to end: CGPoint, isNeeded: Bool) {
            if isNeeded { steps.append(.line(end)) }
        }
        let hasVerticalSides = rect.height - 2 * h > 1e-9
        let hasHorizontalSides = rect.width - 2 * w > 1e-9
        steps.append(.move(point(right, rect.midY)))
        side(to: point(right, bottom - h), isNeeded: hasVerticalSides)
        corner(point(right, bottom - h + ky), point(right - w + kx, bottom), point(right - w, bottom))
        side(to: point(left + w, bottom), isNeeded: hasHorizontalSides)
        corner(point(left + w - kx, bottom), point(left, bottom - h + ky), point(left, bottom - h))
        side(to: point(left, top + h), isNeeded: hasVerticalSides)
        corner(point(left, top + h - ky), point(left + w - kx, top), point(left + w, top))
        side(to: point(right - w, top), isNeeded: hasHorizontalSides)
        corner(point(right - w + kx, top), point(right, top + h - ky), point(right, top + h))
        steps.append(.close)
    }
}

/// The distance of the control points of a cubic curve from its ends, as a fraction of the radius, with which it
/// approximates a quarter circle.
let quarterArcControl: CGFloat = 0.5522847498307936

import Foundation

/// A path with its drawing attributes: line width, caps, dash, fill rule. It draws into the current context, in the
/// context's colors.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private var path = CGMutablePath()
    private var dash = LineDash()

    // MARK: Making paths

    public override init() {
        super.init()
    }

    /// Creates a path along the edges of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates a path along the ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// The corners are UIKit's continuous corners: they begin further from the corner than a quarter circle and bend
    /// smoothly. Large radii are reduced to half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
        path.addSmoothlyRounded(rect, corners: .allCorners, radii: CGSize(width: radius, height: radius))
    }

    /// Creates a rectangle with some round corners, which have the smooth transition of the system's shapes. Radii are
    /// in points, and are limited to half the sides.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        path.addSmoothlyRounded(rect, corners: corners, radii: cornerRadii)
    }

    /// Angles are in radians from the x axis downwards. `clockwise` is as seen with y growing downwards.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path of a Core Graphics path.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path.addPath(CGPath)
    }

    // MARK: Elements

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line from the current point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a line to the arc's start first if there is a current point.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics names directions by a y axis that grows upwards.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Adds a line to the start of the subpath, and closes it.
    open func close() { path.closeSubpath() }

    /// Removes everything.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// The same shape from its end to its beginning, with the same attributes.
    open func reversing() -> UIBezierPath {
        let result = copied()
        result.path = path.reversed.mutableCopy() ?? CGMutablePath()
        return result
    }

    /// Moves every point of the path.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    /// A copy of the path. Setting it keeps the line width and the other attributes.
    open var cgPath: CGPath {
        get { path.copy() ?? CGMutablePath() }
        set {
            let new = CGMutablePath()
            new.addPath(newValue)
            path = new
        }
    }

    // MARK: Questions

    /// Whether the path has no element.
    open var isEmpty: Bool { path.isEmpty }

    /// The bounding box of lines and curves; null for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// The end of the last element.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether a closed subpath encloses the point, by the fill rule. Open subpaths enclose nothing.
    open func contains(_ point: CGPoint) -> Bool {
        path.closedSubpaths.contains(point, using: fillRule)
    }

    // MARK: How it is drawn

    /// The width of the line that `stroke()` draws, in points. The default is 1.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of the line. The default is `.butt`.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the corners of the line. The default is `.miter`.
    open var lineJoinStyle = CGLineJoin.miter
    /// The limit above which miter joins are bevelled. The default is 10.
    open var miterLimit: CGFloat = 10
    /// The maximum distance, in pixels, between a curve and the lines that approximate it. The default is 0.6.
    open var flatness: CGFloat = 0.6
    /// Whether the even-odd rule is used instead of the nonzero winding rule. The default is false.
    open var usesEvenOddFillRule = false

    /// Sets the lengths of painted and unpainted parts in turn, in points; nil removes the dash.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dash = LineDash(lengths: lengths, phase: phase)
    }

    /// Every parameter may be nil. Ask for the count first, then call again with room for the pattern.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern { for (index, length) in dash.lengths.enumerated() { pattern[index] = length } }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: Drawing

    /// Fills the path in the current context with the fill color.
    open func fill() { paint { $0.fillPath(using: fillRule) } }

    /// Fills the path in the current context, combined with what is below.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        paint(blendMode, alpha) { $0.fillPath(using: fillRule) }
    }

    /// Draws the line of the path in the current context.
    open func stroke() { paint { $0.strokePath() } }

    /// Draws the line of the path in the current context, combined with what is below.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        paint(blendMode, alpha) { $0.strokePath() }
    }

    /// Clips later drawing to the path, until the context's state is restored.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: fillRule)
    }

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// Restores the context's state afterwards.
    private func paint(_ blendMode: CGBlendMode? = nil, _ alpha: CGFloat? = nil, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if let blendMode { context.setBlendMode(blendMode) }
        if let alpha { context.setAlpha(alpha) }
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setFlatness(flatness)
        context.setLineDash(phase: dash.phase, lengths: dash.lengths)
        context.beginPath()
        context.addPath(path)
        body(context)
        context.restoreGState()
    }

    // MARK: Comparing

    /// Whether both paths have the same elements and are drawn in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return path == other.path && attributes == other.attributes
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(path.boundingBox.origin.x)
        hasher.combine(path.boundingBox.size.width)
        hasher.combine(lineWidth)
        return hasher.finalize()
    }

    private var attributes: [CGFloat] {
        [
            lineWidth, CGFloat(lineCapStyle.rawValue), CGFloat(lineJoinStyle.rawValue), miterLimit, flatness,
            usesEvenOddFillRule ? 1 : 0, dash.phase,
        ] + dash.lengths
    }

    // MARK: Copying and coding

    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    func copied() -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path)
        copy.dash = dash
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }

    /// Always true: a path can be read from archives that require secure coding.
    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let points = coder.decodeObject(of: NSData.self, forKey: "path") else { return nil }
        super.init()
        path = PathArchive.path(Data(referencing: points))
        lineWidth = CGFloat(coder.decodeDouble(forKey: "lineWidth"))
        lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: "lineCap")) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: "lineJoin")) ?? .miter
        miterLimit = CGFloat(coder.decodeDouble(forKey: "miterLimit"))
        flatness = CGFloat(coder.decodeDouble(forKey: "flatness"))
        usesEvenOddFillRule = coder.decodeBool(forKey: "evenOdd")
        if let lengths = coder.decodeObject(of: NSData.self, forKey: "dash") {
            let phase = CGFloat(coder.decodeDouble(forKey: "dashPhase"))
            dash = LineDash(lengths: PathArchive.numbers(Data(referencing: lengths)), phase: phase)
        }
    }

    open func encode(with coder: NSCoder) {
        coder.encode(NSData(data: PathArchive.data(path)), forKey: "path")
        coder.encode(Double(lineWidth), forKey: "lineWidth")
        coder.encode(lineCapStyle.rawValue, forKey: "lineCap")
        coder.encode(lineJoinStyle.rawValue, forKey: "lineJoin")
        coder.encode(Double(miterLimit), forKey: "miterLimit")
        coder.encode(Double(flatness), forKey: "flatness")
        coder.encode(usesEvenOddFillRule, forKey: "evenOdd")
        coder.encode(NSData(data: PathArchive.data(dash.lengths)), forKey: "dash")
        coder.encode(Double(dash.phase), forKey: "dashPhase")
    }
}

private struct LineDash {
    var lengths: [CGFloat] = []
    var phase: CGFloat = 0
}

/// Archives a path as numbers: each element's type and its points.
private enum PathArchive {
    static func data(_ numbers: [CGFloat]) -> Data {
        numbers.withUnsafeBytes { Data($0) }
    }

    static func numbers(_ data: Data) -> [CGFloat] {
        data.withUnsafeBytes { bytes in
            (0..<bytes.count / MemoryLayout<CGFloat>.size).map {
                bytes.loadUnaligned(fromByteOffset: $0 * MemoryLayout<CGFloat>.size, as: CGFloat.self)
            }
        }
    }

    static func data(_ path: CGPath) -> Data {
        var numbers: [CGFloat] = []
        path.applyWithBlock { element in
            numbers.append(CGFloat(element.pointee.type.rawValue))
            for index in 0..<element.pointee.type.pointCount {
                numbers += [element.pointee.points[index].x, element.pointee.points[index].y]
            }
        }
        return data(numbers)
    }

    /// Data that cannot be read ends the path.
    static func path(_ data: Data) -> CGMutablePath {
        let path = CGMutablePath()
        var rest = numbers(data)[...]
        while let raw = rest.popFirst().flatMap({ Int32(exactly: $0) }), let type = CGPathElementType(rawValue: raw),
            rest.count >= type.pointCount * 2
        {
            let points = (0..<type.pointCount).map { index in
                CGPoint(x: rest[rest.startIndex + index * 2], y: rest[rest.startIndex + index * 2 + 1])
            }
            rest = rest.dropFirst(points.count * 2)
            switch type {
            case .moveToPoint: path.move(to: points[0])
            case .addLineToPoint: path.addLine(to: points[0])
            case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: path.closeSubpath()
            }
        }
        return path
    }
}

extension CGPathElementType {
    fileprivate var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

/// A layer that fills and strokes a path, above its contents and below its sublayers.
///
/// The path is painted in the layer's coordinates, also outside the bounds unless the layer masks to them. Hit testing
/// uses the bounds, as for every layer.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    public override init() {
        super.init()
        setFigure(ShapeValues.self)
    }

    /// Decodes the layer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setFigure(ShapeValues.self)
        LayerCoding(coder).decode(self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        LayerCoding(coder).encode(self)
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        setFigure(ShapeValues.self)
    }

    /// The path is copied; the default is nil. Animatable between paths with the same kinds of elements, but not
    /// animated implicitly.
    open var path: CGPath? {
        get { values.path }
        set { changeFigure("path", \ShapeValues.path, to: newValue?.copy()) }
    }

    /// Nil paints no fill; the default is opaque black. Animatable.
    open var fillColor: CGColor? {
        get { values.fillColor }
        set { changeFigure("fillColor", \ShapeValues.fillColor, to: newValue) }
    }

    /// The default is `.nonZero`.
    open var fillRule: CAShapeLayerFillRule {
        get { values.fillRule }
        set { changeFigure("fillRule", \ShapeValues.fillRule, to: newValue) }
    }

    /// Nil, the default, paints no line. Animatable.
    open var strokeColor: CGColor? {
        get { values.strokeColor }
        set { changeFigure("strokeColor", \ShapeValues.strokeColor, to: newValue) }
    }

    /// The start of the line as a fraction of the path's length, from 0 to 1; the default is 0. Animatable.
    open var strokeStart: CGFloat {
        get { values.strokeStart }
        set { changeFigure("strokeStart", \ShapeValues.strokeStart, to: newValue) }
    }

    /// The end of the line as a fraction of the path's length, from 0 to 1; the default is 1. Animatable.
    open var strokeEnd: CGFloat {
        get { values.strokeEnd }
        set { changeFigure("strokeEnd", \ShapeValues.strokeEnd, to: newValue) }
    }

    /// In points, half on each side of the path; the default is 1. Animatable.
    open var lineWidth: CGFloat {
        get { values.lineWidth }
        set { changeFigure("lineWidth", \ShapeValues.lineWidth, to: newValue) }
    }

    /// The maximum length of a mitered corner in line widths before it is beveled; the default is 10. Animatable.
    open var miterLimit: CGFloat {
        get { values.miterLimit }
        set { changeFigure("miterLimit", \ShapeValues.miterLimit, to: newValue) }
    }

    /// The default is `.butt`.
    open var lineCap: CAShapeLayerLineCap {
        get { values.lineCap }
        set { changeFigure("lineCap", \ShapeValues.lineCap, to: newValue) }
    }

    /// The default is `.miter`.
    open var lineJoin: CAShapeLayerLineJoin {
        get { values.lineJoin }
        set { changeFigure("lineJoin", \ShapeValues.lineJoin, to: newValue) }
    }

    /// The offset into the dash pattern at which the line begins, in points; the default is 0. Animatable.
    open var lineDashPhase: CGFloat {
        get { values.lineDashPhase }
        set { changeFigure("lineDashPhase", \ShapeValues.lineDashPhase, to: newValue) }
    }

    /// The lengths of painted and unpainted segments in points, alternating; nil, the default, paints a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { values.lineDashPattern?.map { NSNumber(value: $0) } }
        set { changeFigure("lineDashPattern", \ShapeValues.lineDashPattern, to: newValue?.map(\.doubleValue)) }
    }

    private var values: ShapeValues { ShapeValues(properties.figure) ?? ShapeValues() }
}

/// Which areas of a path that crosses itself are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The points around which the path winds, clockwise more or less often than the other way. The default.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The points from which a line to the outside crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Straight, at the end point. The default.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Straight, half a line width beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A tip, up to the miter limit. The default.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A part of a circle around the corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

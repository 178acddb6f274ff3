/// A layer that fills and strokes a path, above its contents and below its sublayers.
///
/// The path is painted in the layer's coordinates, also beyond the bounds unless the layer masks to them. Hit testing goes by
/// the bounds as for every layer.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    public override init() {
        super.init()
        setFigure(ShapeValues.self)
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        setFigure(ShapeValues.self)
    }

    /// Copied. Animatable between paths of the same kinds of elements, but never by itself; nil.
    open var path: CGPath? {
        get { values.path }
        set { changeFigure("path", \ShapeValues.path, to: newValue?.copy()) }
    }

    /// Nil for no fill; opaque black. Animatable.
    open var fillColor: CGColor? {
        get { values.fillColor }
        set { changeFigure("fillColor", \ShapeValues.fillColor, to: newValue) }
    }

    /// `.nonZero`.
    open var fillRule: CAShapeLayerFillRule {
        get { values.fillRule }
        set { changeFigure("fillRule", \ShapeValues.fillRule, to: newValue) }
    }

    /// Nil, the default, for no line. Animatable.
    open var strokeColor: CGColor? {
        get { values.strokeColor }
        set { changeFigure("strokeColor", \ShapeValues.strokeColor, to: newValue) }
    }

    /// Where the line begins, as a part of the path's whole length, 0 to 1; 0. Animatable.
    open var strokeStart: CGFloat {
        get { values.strokeStart }
        set { changeFigure("strokeStart", \ShapeValues.strokeStart, to: newValue) }
    }

    /// Where the line ends, as a part of the path's whole length, 0 to 1; 1. Animatable.
    open var strokeEnd: CGFloat {
        get { values.strokeEnd }
        set { changeFigure("strokeEnd", \ShapeValues.strokeEnd, to: newValue) }
    }

    /// Points, half on each side of the path; 1. Animatable.
    open var lineWidth: CGFloat {
        get { values.lineWidth }
        set { changeFigure("lineWidth", \ShapeValues.lineWidth, to: newValue) }
    }

    /// How many line widths a mitered corner may be long before it is cut off; 10. Animatable.
    open var miterLimit: CGFloat {
        get { values.miterLimit }
        set { changeFigure("miterLimit", \ShapeValues.miterLimit, to: newValue) }
    }

    /// `.butt`.
    open var lineCap: CAShapeLayerLineCap {
        get { values.lineCap }
        set { changeFigure("lineCap", \ShapeValues.lineCap, to: newValue) }
    }

    /// `.miter`.
    open var lineJoin: CAShapeLayerLineJoin {
        get { values.lineJoin }
        set { changeFigure("lineJoin", \ShapeValues.lineJoin, to: newValue) }
    }

    /// Points of the dash pattern that are skipped before the line begins; 0. Animatable.
    open var lineDashPhase: CGFloat {
        get { values.lineDashPhase }
        set { changeFigure("lineDashPhase", \ShapeValues.lineDashPhase, to: newValue) }
    }

    /// Points of painted and unpainted parts in turn; nil, the default, for a whole line.
    open var lineDashPattern: [NSNumber]? {
        get { values.lineDashPattern?.map { NSNumber(value: $0) } }
        set { changeFigure("lineDashPattern", \ShapeValues.lineDashPattern, to: newValue?.map(\.doubleValue)) }
    }

    private var values: ShapeValues { ShapeValues(properties.figure) ?? ShapeValues() }
}

/// Which parts of a path that crosses itself are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// What the ends of a shape layer's line look like.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// What the corners of a shape layer's line look like.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that paints a gradient over its background color, inside its bounds and rounded corners.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    public override init() {
        super.init()
        setFigure(GradientValues.self)
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        setFigure(GradientValues.self)
    }

    /// CGColors, one a stop; anything else in the list is left out. They are mixed in sRGB without premultiplication. Nil paints
    /// nothing. Animatable.
    open var colors: [Any]? {
        get { values.colors }
        set { changeFigure("colors", \GradientValues.colors, to: newValue?.compactMap { $0 as? CGColor }) }
    }

    /// Where each stop lies, 0 to 1, rising; nil spreads them evenly. Animatable.
    open var locations: [NSNumber]? {
        get { values.locations?.map { NSNumber(value: $0) } }
        set { changeFigure("locations", \GradientValues.locations, to: newValue?.map(\.doubleValue)) }
    }

    /// In units of the bounds; (0.5, 0). The center of radial and conic gradients. Animatable.
    open var startPoint: CGPoint {
        get { values.startPoint }
        set { changeFigure("startPoint", \GradientValues.startPoint, to: newValue) }
    }

    /// In units of the bounds; (0.5, 1). For radial gradients the corner of a rectangle around the center that the outer
    /// ellipse fills; for conic ones it gives the direction of the first stop. Animatable.
    open var endPoint: CGPoint {
        get { values.endPoint }
        set { changeFigure("endPoint", \GradientValues.endPoint, to: newValue) }
    }

    /// `.axial`.
    open var type: CAGradientLayerType {
        get { values.type }
        set { changeFigure("type", \GradientValues.type, to: newValue) }
    }

    private var values: GradientValues { GradientValues(properties.figure) ?? GradientValues() }
}

/// How the colors of a gradient layer lie.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the line from the start to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start point outwards, in ellipses.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, from the x axis towards the y axis.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that paints a gradient over its background color, inside its bounds and rounded corners.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    public override init() {
        super.init()
        setFigure(GradientValues.self)
    }

    /// Decodes the layer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setFigure(GradientValues.self)
        LayerCoding(coder).decode(self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        LayerCoding(coder).encode(self)
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        setFigure(GradientValues.self)
    }

    /// One CGColor for each stop; other values in the list are ignored. Colors are interpolated in sRGB without
    /// premultiplication. Nil, the default, paints nothing. Animatable.
    open var colors: [Any]? {
        get { values.colors }
        set { changeFigure("colors", \GradientValues.colors, to: newValue?.compactMap { $0 as? CGColor }) }
    }

    /// The location of each stop from 0 to 1 in ascending order; nil, the default, distributes the stops evenly.
    /// Animatable.
    open var locations: [NSNumber]? {
        get { values.locations?.map { NSNumber(value: $0) } }
        set { changeFigure("locations", \GradientValues.locations, to: newValue?.map(\.doubleValue)) }
    }

    /// The start of the gradient in units of the bounds; the default is (0.5, 0). The center of radial and conic
    /// gradients. Animatable.
    open var startPoint: CGPoint {
        get { values.startPoint }
        set { changeFigure("startPoint", \GradientValues.startPoint, to: newValue) }
    }

    /// The end of the gradient in units of the bounds; the default is (0.5, 1). For radial gradients a corner of the
    /// rectangle around the center that the outer ellipse fills; for conic gradients a point in the direction of the
    /// first stop. Animatable.
    open var endPoint: CGPoint {
        get { values.endPoint }
        set { changeFigure("endPoint", \GradientValues.endPoint, to: newValue) }
    }

    /// The default is `.axial`.
    open var type: CAGradientLayerType {
        get { values.type }
        set { changeFigure("type", \GradientValues.type, to: newValue) }
    }

    private var values: GradientValues { GradientValues(properties.figure) ?? GradientValues() }
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start point outwards, in ellipses.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, from the x axis towards the y axis.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

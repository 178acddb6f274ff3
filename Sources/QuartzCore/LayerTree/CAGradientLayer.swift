/// A layer that paints a gradient over its background color, inside its bounds and rounded corners.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    public override init() {
        super.init()
        properties.figure = .gradient(GradientValues())
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if case .gradient? = properties.figure { return }
        properties.figure = .gradient(GradientValues())
    }

    /// CGColors, one a stop; anything else in the list is left out. They are mixed in sRGB without premultiplication. Nil paints
    /// nothing. Animatable.
    open var colors: [Any]? {
        get { values.colors }
        set { change("colors", \.colors, to: newValue?.compactMap { $0 as? CGColor }) }
    }

    /// Where each stop lies, 0 to 1, rising; nil spreads them evenly. Animatable.
    open var locations: [NSNumber]? {
        get { values.locations?.map { NSNumber(value: $0) } }
        set { change("locations", \.locations, to: newValue?.map(\.doubleValue)) }
    }

    /// In units of the bounds; (0.5, 0). The center of radial and conic gradients. Animatable.
    open var startPoint: CGPoint {
        get { values.startPoint }
        set { change("startPoint", \.startPoint, to: newValue) }
    }

    /// In units of the bounds; (0.5, 1). For radial gradients the corner of a rectangle around the center that the outer
    /// ellipse fills; for conic ones it gives the direction of the first stop. Animatable.
    open var endPoint: CGPoint {
        get { values.endPoint }
        set { change("endPoint", \.endPoint, to: newValue) }
    }

    /// `.axial`.
    open var type: CAGradientLayerType {
        get { values.type }
        set { change("type", \.type, to: newValue) }
    }

    private var values: GradientValues {
        if case .gradient(let values)? = properties.figure { values } else { GradientValues() }
    }

    private func change<Value: Equatable>(
        _ key: String, _ path: WritableKeyPath<GradientValues, Value>, to value: Value
    ) {
        var values = values
        guard values[keyPath: path] != value else { return }
        let action = willChange(key)
        values[keyPath: path] = value
        properties.figure = .gradient(values)
        didChange(key, running: action)
    }
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

/// What gradient and shape layers paint in addition to a layer's own properties. Stored behind a reference, so that the
/// many layers without a figure stay small.
indirect enum LayerFigure: Equatable {
    case gradient(GradientValues)
    case shape(ShapeValues)
    case replicator(ReplicatorValues)
    /// Nothing: the sublayers of a transform layer are drawn where the whole transform puts them.
    case space

    /// The number of overlapping parts that opacity has to group; 0 when nothing is visible.
    var visibleParts: Int {
        switch self {
        case .gradient(let values): values.colors?.isEmpty == false ? 1 : 0
        case .shape(let values): (values.isFilled ? 1 : 0) + (values.isStroked ? 1 : 0)
        case .replicator, .space: 0
        }
    }

    /// Returns the area that is painted for a layer with these bounds.
    func extent(in bounds: CGRect) -> CGRect {
        switch self {
        case .gradient: bounds
        case .shape(let values): values.extent
        case .replicator, .space: .null
        }
    }
}

/// The values of a gradient layer.
struct GradientValues: Equatable {
    var colors: [CGColor]?
    var locations: [Double]?
    /// In units of the bounds.
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
}

/// The values of a shape layer, with lengths in points.
struct ShapeValues: Equatable {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [Double]?

    var isFilled: Bool {
        guard let path, !path.isEmpty, let fillColor else { return false }
        return fillColor.alpha > 0
    }

    var isStroked: Bool {
        guard let path, !path.isEmpty, let strokeColor else { return false }
        return strokeColor.alpha > 0 && lineWidth > 0 && strokeStart < strokeEnd
    }

    /// The area that is painted, in the layer's coordinates.
    var extent: CGRect {
        guard let path, isFilled || isStroked else { return .null }
        let box = path.boundingBox
        guard isStroked else { return box.insetBy(dx: -1, dy: -1) }
        // Miters extend up to their limit, square caps by the diagonal of half the width.
        let reach = lineWidth / 2 * max(lineJoin == .miter ? miterLimit : 1, CGFloat(2).squareRoot()) + 1
        return box.insetBy(dx: -reach, dy: -reach)
    }
}

extension LayerFigure {
    /// An animatable property; nil for one that this class of layer does not have. Setting it then has no effect.
    subscript(property: LayerProperty) -> AnimatableValue? {
        get {
            switch self {
            case .gradient(let values): values[property]
            case .shape(let values): values[property]
            case .replicator, .space: nil
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .gradient(var values):
                values[property] = newValue
                self = .gradient(values)
            case .shape(var values):
                values[property] = newValue
                self = .shape(values)
            case .replicator, .space: break
            }
        }
    }
}

extension GradientValues {
    fileprivate subscript(property: LayerProperty) -> AnimatableValue? {
        get {
            switch property {
            case .colors: .colors(colors)
            case .locations: .numbers(locations)
            case .startPoint: .point(startPoint)
            case .endPoint: .point(endPoint)
            default: nil
            }
        }
        set {
            switch (property, newValue) {
            case (.colors, .colors(let value)?): colors = value
            case (.locations, .numbers(let value)?): locations = value
            case (.startPoint, .point(let value)?): startPoint = value
            case (.endPoint, .point(let value)?): endPoint = value
            default: break
            }
        }
    }
}

extension ShapeValues {
    fileprivate subscript(property: LayerProperty) -> AnimatableValue? {
        get {
            switch property {
            case .path: .path(path)
            case .fillColor: .color(fillColor)
            case .strokeColor: .color(strokeColor)
            case .strokeStart: .number(strokeStart)
            case .strokeEnd: .number(strokeEnd)
            case .lineWidth: .number(lineWidth)
            case .miterLimit: .number(miterLimit)
            case .lineDashPhase: .number(lineDashPhase)
            default: nil
            }
        }
        set {
            switch (property, newValue) {
            case (.path, .path(let value)?): path = value
            case (.fillColor, .color(let value)?): fillColor = value
            case (.strokeColor, .color(let value)?): strokeColor = value
            case (.strokeStart, .number(let value)?): strokeStart = value
            case (.strokeEnd, .number(let value)?): strokeEnd = value
            case (.lineWidth, .number(let value)?): lineWidth = value
            case (.miterLimit, .number(let value)?): miterLimit = value
            case (.lineDashPhase, .number(let value)?): lineDashPhase = value
            default: break
            }
        }
    }
}

/// The values of one kind of figure, for the layer class that has it.
protocol FigureValues: Equatable {
    init()
    /// Nil for another kind of figure.
    init?(_ figure: LayerFigure?)
    var figure: LayerFigure { get }
}

extension GradientValues: FigureValues {
    init?(_ figure: LayerFigure?) {
        guard case .gradient(let values)? = figure else { return nil }
        self = values
    }

    var figure: LayerFigure { .gradient(self) }
}

extension ShapeValues: FigureValues {
    init?(_ figure: LayerFigure?) {
        guard case .shape(let values)? = figure else { return nil }
        self = values
    }

    var figure: LayerFigure { .shape(self) }
}

extension CALayer {
    /// Sets default values, for the initializers of a layer class with a figure. A copy of such a layer already has
    /// them.
    func setFigure<Values: FigureValues>(_: Values.Type) {
        if Values(properties.figure) == nil { properties.figure = Values().figure }
    }

    func changeFigure<Values: FigureValues, Value: Equatable>(
        _ key: String, _ path: WritableKeyPath<Values, Value>, to value: Value
    ) {
        var values = Values(properties.figure) ?? Values()
        guard values[keyPath: path] != value else { return }
        let action = willChange(key)
        values[keyPath: path] = value
        properties.figure = values.figure
        didChange(key, running: action)
    }
}

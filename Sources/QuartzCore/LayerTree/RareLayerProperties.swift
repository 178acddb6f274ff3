// Sound: the only property is a constant.
/// Rarely set properties, boxed so that copying `LayerProperties` costs one retain. Properties are copied for every
/// layer that a frame renders again.
///
/// Immutable: changing a value creates another object. All layers without such values share ``none``.
final class RareLayerProperties: Equatable, @unchecked Sendable {
    let values: Values

    struct Values: Equatable {
        var borderWidth: CGFloat = 0
        var borderColor: CGColor? = .black
        var shadow = LayerShadow()
        var contents: CGImage?
        var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        /// The values of gradient and shape layers.
        var figure: LayerFigure?
        var backdrop: LayerBackdrop?
        var vibrancy: LayerVibrancy?
        var shouldRasterize = false
        var rasterizationScale: CGFloat = 1
        var sublayerTransform = CATransform3DIdentity
        var isGeometryFlipped = false
        var isDoubleSided = true
        /// Nil if the radius and the corners of the layer count.
        var cornerRadii: CornerRadii?
        /// The values of keys that CALayer does not have, while they are animated.
        var managed: [String: AnimatableValue] = [:]
    }

    static let none = RareLayerProperties(Values())

    private init(_ values: Values) {
        self.values = values
    }

    func with(_ change: (inout Values) -> Void) -> RareLayerProperties {
        var changed = values
        change(&changed)
        return RareLayerProperties(changed)
    }

    static func == (left: RareLayerProperties, right: RareLayerProperties) -> Bool {
        left === right || left.values == right.values
    }
}

extension LayerProperties {
    var borderWidth: CGFloat {
        get { rare.values.borderWidth }
        set { rare = rare.with { $0.borderWidth = newValue } }
    }

    var borderColor: CGColor? {
        get { rare.values.borderColor }
        set { rare = rare.with { $0.borderColor = newValue } }
    }

    var shadow: LayerShadow {
        get { rare.values.shadow }
        set { rare = rare.with { $0.shadow = newValue } }
    }

    var contents: CGImage? {
        get { rare.values.contents }
        set { rare = rare.with { $0.contents = newValue } }
    }

    var contentsRect: CGRect {
        get { rare.values.contentsRect }
        set { rare = rare.with { $0.contentsRect = newValue } }
    }

    var sublayerTransform: CATransform3D {
        get { rare.values.sublayerTransform }
        set { rare = rare.with { $0.sublayerTransform = newValue } }
    }

    var isDoubleSided: Bool {
        get { rare.values.isDoubleSided }
        set { rare = rare.with { $0.isDoubleSided = newValue } }
    }

    var backdrop: LayerBackdrop? { rare.values.backdrop }
    var vibrancy: LayerVibrancy? { rare.values.vibrancy }

    var cornerRadii: CornerRadii? { rare === RareLayerProperties.none ? nil : rare.values.cornerRadii }

    var managed: [String: AnimatableValue] {
        get { rare.values.managed }
        set { rare = rare.with { $0.managed = newValue } }
    }

    var figure: LayerFigure? {
        get { rare.values.figure }
        set { rare = rare.with { $0.figure = newValue } }
    }
}

struct LayerShadow: Equatable {
    var color: CGColor? = .black
    var opacity: Float = 0
    var offset = CGSize(width: 0, height: -3)
    var radius: CGFloat = 3
    var path: CGPath?

    var isVisible: Bool {
        guard opacity > 0, let color else { return false }
        return color.alpha > 0
    }
}

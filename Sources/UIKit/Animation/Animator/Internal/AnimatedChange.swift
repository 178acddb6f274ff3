/// A property that an animator's closure changed: its previous value, and how to set it, through the view if the layer
/// has one.
@MainActor
struct AnimatedChange {
    let layer: CALayer
    let property: ViewAnimatableProperty
    private let before: Any?
    /// The value that the closure set. Known once the animator stops, when the property takes the presented value.
    private var after: Any?

    /// Created before the property changes.
    init(layer: CALayer, property: ViewAnimatableProperty) {
        self.layer = layer
        self.property = property
        before = Self.value(of: property, in: layer)
    }

    /// Background colors are read from the view, since the layer has only the resolved color of a dynamic color.
    private static func value(of property: ViewAnimatableProperty, in layer: CALayer) -> Any? {
        if property == .backgroundColor, let view = layer.delegate as? UIView { return view.backgroundColor }
        return layer.modelValue(forKey: property.rawValue)
    }

    mutating func takeShownValue(animatedBy progressSource: any AnimationProgressSource) {
        after = Self.value(of: property, in: layer)
        let shown = layer.value(forKey: property.rawValue) { $0.progressSource === progressSource }
        if property == .backgroundColor, layer.delegate is UIView {
            set((shown as! CGColor?).map { UIColor(cgColor: $0) })
        } else {
            set(shown)
        }
    }

    func restore() {
        set(before)
    }

    func complete() {
        set(after)
    }

    private func set(_ value: Any?) {
        guard let view = layer.delegate as? UIView else { return layer.setValue(value, forKey: property.rawValue) }
        switch (property, value) {
        case (.position, let value as CGPoint): view.center = value
        case (.bounds, let value as CGRect): view.bounds = value
        case (.transform, let value as CATransform3D): view.transform3D = value
        case (.backgroundColor, let value): view.backgroundColor = value as? UIColor
        case (_, let value): layer.setValue(value, forKey: property.rawValue)
        }
    }
}

/// The animation that Core Animation makes when nobody answers for an animatable property.
@MainActor
enum ImplicitAnimation {
    /// From the present value to the model's. Nil for layers that are not on a screen: nobody saw the value before.
    static func action(for layer: CALayer, forKey key: String) -> CABasicAnimation? {
        guard layer.hasBeenCommitted, let property = LayerProperty(rawValue: key), property.animatesImplicitly,
            let present = layer.presentationProperties(at: MediaTime.now)[property]
        else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = present.object
        // With the transaction's own function when it has one: see RunningAnimations.
        animation.timingFunction = CAMediaTimingFunction(name: .default)
        return animation
    }
}

extension AnimatableValue {
    /// The value as applications give and get it.
    var object: Any? {
        switch self {
        case .number(let value): CGFloat(value)
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .color(let value): value
        case .transform(let value): value
        case .discrete(.flag(let value)): value
        case .discrete(.image(let value)): value
        case .path(let value): value
        case .colors(let value): value
        case .numbers(let value): value?.map { NSNumber(value: $0) }
        }
    }
}

extension CALayer {
    /// The model value of an animatable property or a part of one (`position.y`); nil for other names.
    package final func modelValue(forKey key: String) -> Any? {
        guard let path = LayerKeyPath(key) else { return nil }
        if path.property == .contents, path.part == nil { return contentsObject }
        return properties[path]?.object
    }

    /// The model values with the animations that run at `time`, in the order they were added.
    final func presentationProperties(at time: Double) -> LayerProperties {
        guard let animations else { return properties }
        return animations.apply(to: properties, at: localTime(of: time))
    }
}

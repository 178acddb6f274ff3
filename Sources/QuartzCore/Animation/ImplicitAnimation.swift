/// Creates the animation that Core Animation uses when no action is found for an animatable property.
@MainActor
enum ImplicitAnimation {
    /// Returns an animation from the presentation value to the model value; nil for a layer that is not on a screen.
    static func action(for layer: CALayer, forKey key: String) -> CABasicAnimation? {
        guard layer.hasBeenCommitted, let property = LayerProperty(rawValue: key), property.animatesImplicitly,
            let present = layer.presentationProperties(at: MediaTime.now)[property]
        else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = present.object
        // The transaction's timing function replaces it where there is one: see RunningAnimations.
        animation.timingFunction = CAMediaTimingFunction(name: .default)
        return animation
    }
}

extension AnimatableValue {
    /// The value with the type that applications use.
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
    /// Returns the model value of an animatable property or of a component (`position.y`); nil for other names.
    package final func modelValue(forKey key: String) -> Any? {
        guard let path = LayerKeyPath(key) else { return nil }
        if path.property == .contents, path.part == nil { return contentsObject }
        return properties[path]?.object
    }

    /// Returns the model values with the animations that run at `time` applied in the order they were added.
    final func presentationProperties(at time: Double) -> LayerProperties {
        guard let animations else { return properties }
        return animations.apply(to: properties, at: localTime(of: time))
    }
}

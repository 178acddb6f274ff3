/// The values of properties that a subclass of CALayer declares with `@NSManaged`, and of other keys of its own.
///
/// The model's values are in `ownValues`, in the types that the application uses. Those that animations can change are
/// also values of presentation: ``LayerProperties/managed``, which only presentation values have.
enum ManagedLayerValues {
    /// Returns a stored value in the type of the property; nil if it has another type.
    static func converted<Value>(_ stored: Any) -> Value? {
        if let value = stored as? Value { return value }
        return AnimatableValue.number(stored).flatMap(number)
    }

    /// Returns the value of a property that was never set: 0, false, an empty rectangle, or nil of an optional. Nil for
    /// types that have no such value.
    static func empty<Value>() -> Value? {
        if let optional = Value.self as? any ExpressibleByNilLiteral.Type {
            return optional.init(nilLiteral: ()) as? Value
        }
        let shapes: [Any] = [CGPoint.zero, CGSize.zero, CGRect.zero, CATransform3DIdentity, CGAffineTransform.identity]
        return shapes.lazy.compactMap { $0 as? Value }.first ?? number(0)
    }

    private static func number<Value>(_ number: Double) -> Value? {
        switch Value.self {
        case is CGFloat.Type, is CGFloat?.Type: CGFloat(number) as? Value
        case is Double.Type, is Double?.Type: number as? Value
        case is Float.Type, is Float?.Type: Float(number) as? Value
        case is Bool.Type, is Bool?.Type: (number != 0) as? Value
        case is NSNumber.Type, is NSNumber?.Type: NSNumber(value: number) as? Value
        case is Int.Type, is Int?.Type: Int(exactly: number.rounded(.towardZero)) as? Value
        default: nil
        }
    }

    /// Returns nil for nil, however many optionals it is wrapped in.
    static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.wrappedValue.flatMap(unwrapped)
    }
}

private protocol OptionalValue {
    var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrappedValue: Any? { map { $0 } }
}

extension CALayer {
    /// Returns the present value of one of the layer's own keys, or what ``defaultValue(forKey:)`` has for it.
    final func ownValue(forKey key: String) -> Any? {
        ownValues?[key] ?? type(of: self).defaultValue(forKey: key)
    }

    /// Changes the value of one of the layer's own keys, with its action.
    final func setOwnValue(_ value: Any?, forKey key: String) {
        let action = willChange(key)
        ownValues = ownValues ?? [:]
        ownValues?[key] = value
        didChange(key, running: action)
    }

    /// The values that animations may change: those of the keys that animations name.
    final func animatableValues(of keys: [String]) -> [String: AnimatableValue] {
        var values: [String: AnimatableValue] = [:]
        for key in keys { values[key] = ownValue(forKey: key).flatMap(AnimatableValue.init(_:)) }
        return values
    }

    /// Takes over the values of the running animations, which are in the presentation values.
    final func adoptAnimatedValues() {
        guard properties.rare !== RareLayerProperties.none, !properties.managed.isEmpty else { return }
        for (key, value) in properties.managed {
            guard let shown = value.object else { continue }
            ownValues = ownValues ?? [:]
            ownValues?[key] = shown
        }
    }
}

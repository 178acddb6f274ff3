import Observation

/// - Linux: works
///
/// Holds a value for a view. Nothing is drawn when it changes.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let held: HeldValue<Value>

    public init(wrappedValue value: Value) { held = HeldValue(value) }

    public init(initialValue value: Value) { held = HeldValue(value) }

    /// Makes the object when it is first read.
    public init(wrappedValue thunk: @autoclosure @escaping () -> Value) where Value: AnyObject, Value: Observable {
        held = HeldValue(made: thunk)
    }

    public var wrappedValue: Value {
        get { held.value }
        nonmutating set { held.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let held = held
        return Binding(get: { held.value }, set: { held.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

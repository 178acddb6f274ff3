/// - Linux: no effect
///
/// Holds a length as it is given.
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    public let wrappedValue: Value

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension ScaledMetric: Sendable where Value: Sendable {}

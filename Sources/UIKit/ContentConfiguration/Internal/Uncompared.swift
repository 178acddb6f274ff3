/// A value of a configuration that makes no difference when configurations are compared.
@propertyWrapper
struct Uncompared<Value: Sendable>: Hashable, Sendable {
    var wrappedValue: Value

    static func == (left: Self, right: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}

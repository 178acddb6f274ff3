/// - Linux: no effect
///
/// Values for a view and those below it. No view gets them; those of a program's own keys are held.
nonisolated public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public var description: String { values.isEmpty ? "[]" : "[\(values.count) values]" }
}

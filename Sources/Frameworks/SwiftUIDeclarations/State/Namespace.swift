import Synchronization

/// - Linux: no effect
///
/// Names a set of views that are matched with each other.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    /// - Linux: no effect
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private static let last = Atomic(0)

    public let wrappedValue: ID

    public init() { wrappedValue = ID(number: Self.last.add(1, ordering: .relaxed).newValue) }
}

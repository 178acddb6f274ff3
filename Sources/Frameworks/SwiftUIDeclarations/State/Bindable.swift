import Combine
import Observation

/// - Linux: works
///
/// Gives bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    private var object: Value

    public var wrappedValue: Value {
        get { object }
        set { object = newValue }
    }

    public var projectedValue: Bindable<Value> { self }
}

nonisolated extension Bindable where Value: AnyObject {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

nonisolated extension Bindable where Value: AnyObject, Value: Observable {
    public init(wrappedValue: Value) { object = wrappedValue }

    public init(_ wrappedValue: Value) { object = wrappedValue }

    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

nonisolated extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

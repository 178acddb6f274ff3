import Combine
import Observation

/// - Linux: works
///
/// Reads a value of the environment. As no view is shown, that is the key's default value.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let read: () -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { EnvironmentValues()[keyPath: keyPath] } }

    public var wrappedValue: Value { read() }
}

nonisolated extension Environment {
    /// As on Apple's systems, reading the value ends the program if no view above gave an object. Here none did.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { preconditionFailure("No object of type \(objectType) in the environment: SwiftUI shows no view") }
    }

    /// The value is nil.
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable { read = { nil } }
}

// Sound: the key path reads default values.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// - Linux: no effect
///
/// An object of a view above. There is none, as no view is shown; as on Apple's systems, reading it ends the program then.
@propertyWrapper public struct EnvironmentObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
    /// - Linux: no effect
    ///
    /// Gives bindings to the properties of an object.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            ObservedObject.Wrapper(object: object)[dynamicMember: keyPath]
        }
    }

    public init() {}

    public var wrappedValue: ObjectType {
        preconditionFailure("No object of type \(ObjectType.self) in the environment: SwiftUI shows no view")
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

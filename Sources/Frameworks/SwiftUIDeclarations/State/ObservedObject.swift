import Combine

/// - Linux: works
///
/// Holds an object that a view observes. Nothing is drawn when it changes.
@propertyWrapper public struct ObservedObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
    /// - Linux: works
    ///
    /// Gives bindings to the properties of an object.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// - Linux: works
///
/// Makes an object when a view first reads it.
@propertyWrapper public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    private let held: HeldValue<ObjectType>

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { held = HeldValue(made: thunk) }

    public var wrappedValue: ObjectType { held.value }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: held.value) }
}

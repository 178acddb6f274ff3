import Combine

/// - Linux: no effect
///
/// An object of the view that has the focus: none.
@propertyWrapper public struct FocusedObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
    /// - Linux: no effect
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            ObservedObject.Wrapper(object: object)[dynamicMember: keyPath]
        }
    }

    public init() {}

    public var wrappedValue: ObjectType? { nil }

    public var projectedValue: Wrapper? { nil }
}

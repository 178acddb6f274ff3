/// Trestle's own: the table of one class, written by generated code.
///
/// ```swift
/// extension MyController {
///     fileprivate static func members(_ members: ClassMembers<MyController>) {
///         members.method("tapped:", "tapped(_:)", MyController.tapped(_:))
///         members.property("title", \MyController.title)
///     }
/// }
/// ```
///
/// Methods have their selector, their name in Swift for who reads the table, and an unapplied reference, with up to six parameters.
public final class ClassMembers<Class: AnyObject> {
    private let table: MemberTable

    init(_ table: MemberTable) {
        self.table = table
    }

    /// The properties that `list` adds.
    package static func properties(_ list: (ClassMembers) -> Void) -> [SourceProperty] {
        let table = MemberTable()
        list(ClassMembers(table))
        return Array(table.properties.values)
    }

    @preconcurrency public func method<R>(
        _ selector: String, _ name: String, _ method: @escaping @MainActor (Class) -> @MainActor () -> R
    ) {
        table.add(.of(method), selector)
    }

    @preconcurrency public func method<A, R>(
        _ selector: String, _ name: String, _ method: @escaping @MainActor (Class) -> @MainActor (A) -> R
    ) {
        table.add(.of(method), selector)
    }

    @preconcurrency public func method<A, B, R>(
        _ selector: String, _ name: String, _ method: @escaping @MainActor (Class) -> @MainActor (A, B) -> R
    ) {
        table.add(.of(method), selector)
    }

    @preconcurrency public func method<A, B, C, R>(
        _ selector: String, _ name: String, _ method: @escaping @MainActor (Class) -> @MainActor (A, B, C) -> R
    ) {
        table.add(.of(method), selector)
    }

    @preconcurrency public func method<A, B, C, D, R>(
        _ selector: String, _ name: String, _ method: @escaping @MainActor (Class) -> @MainActor (A, B, C, D) -> R
    ) {
        table.add(.of(method), selector)
    }

    @preconcurrency public func method<A, B, C, D, E, R>(
        _ selector: String, _ name: String, _ method: @escaping @MainActor (Class) -> @MainActor (A, B, C, D, E) -> R
    ) {
        table.add(.of(method), selector)
    }

    @preconcurrency public func method<A, B, C, D, E, F, R>(
        _ selector: String, _ name: String, _ method: @escaping @MainActor (Class) -> @MainActor (A, B, C, D, E, F) -> R
    ) {
        table.add(.of(method), selector)
    }

    /// A property that can be read by name.
    @_disfavoredOverload
    public func property<Value>(_ name: String, _ property: KeyPath<Class, Value>) {
        table.properties[name] = SourceProperty(name, property)
        table.add(.getter(property), name)
    }

    /// A property that can be read and set by name; its setter answers to `setName:`.
    public func property<Value>(_ name: String, _ property: ReferenceWritableKeyPath<Class, Value>) {
        table.properties[name] = SourceProperty(name, property)
        table.add(.getter(property), name)
        table.add(.setter(property), SourceProperty.setterName(of: name))
    }

    /// A property that a nib connects.
    public func outlet<Value>(_ name: String, _ property: ReferenceWritableKeyPath<Class, Value>) {
        table.outlets[name] = SourceProperty(name, property)
        table.add(.getter(property), name)
        table.add(.setter(property), SourceProperty.setterName(of: name))
    }
}

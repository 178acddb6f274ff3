/// The table of the members of one class, filled by generated code. Specific to Trestle.
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
/// A method is listed with its selector, its Swift name for readers of the table, and an unapplied reference. It has up
/// to six parameters.
public final class ClassMembers<Class: AnyObject> {
    private let table: MemberTable

    init(_ table: MemberTable) {
        self.table = table
    }

    /// Returns the properties that `list` adds.
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

    /// Lists a class method without arguments, such as `keyPathsForValuesAffectingFullName`.
    @preconcurrency public func classMethod(_ selector: String, _ method: @escaping @MainActor () -> Any?) {
        // Sound: called where the question is asked, as messages are.
        table.classMethods[selector] = unsafeBitCast(method, to: (() -> Any?).self)
    }

    /// Lists a property that can be read by name.
    @_disfavoredOverload
    public func property<Value>(_ name: String, _ property: KeyPath<Class, Value>) {
        table.add(property: SourceProperty(name, property))
        table.add(.getter(property), name)
    }

    /// Lists a property that can be read and set by name. Its setter has the selector `setName:`.
    public func property<Value>(_ name: String, _ property: ReferenceWritableKeyPath<Class, Value>) {
        table.add(property: SourceProperty(name, property))
        table.add(.getter(property), name)
        table.add(.setter(property), SourceProperty.setterName(of: name))
    }

    /// Lists a property that a nib connects.
    public func outlet<Value>(_ name: String, _ property: ReferenceWritableKeyPath<Class, Value>) {
        table.add(outlet: SourceProperty(name, property))
        table.add(.getter(property), name)
        table.add(.setter(property), SourceProperty.setterName(of: name))
    }
}

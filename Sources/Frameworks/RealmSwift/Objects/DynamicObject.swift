/// - Linux: works
///
/// An object whose properties are known by name alone, as migrations have them.
@dynamicMemberLookup
public final class DynamicObject: Object {
    /// The value of the property; nil for null.
    public subscript(dynamicMember member: String) -> Any? {
        get { self[member] }
        set { self[member] = newValue }
    }
}

/// - Linux: works
///
/// An object of a migration.
public typealias MigrationObject = DynamicObject

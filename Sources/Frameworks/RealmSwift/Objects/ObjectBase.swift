import Foundation

/// - Linux: works
///
/// What `Object` and `EmbeddedObject` have in common.
open class ObjectBase: NSObject, KeyValueCoding {
    final var managed: ManagedState?
    /// Notes which properties a key path reads.
    final var tracer: KeyPathTracer?

    /// Creates an object that is in no database.
    public required override init() { super.init() }

    /// Whether the object was in a database and is there no longer. Its properties cannot be used then.
    open var isInvalidated: Bool {
        managed.map { $0.core.row($0.link) == nil } ?? false
    }

    /// The values of the properties, a line for each.
    open override var description: String { ObjectText.description(of: self, depth: 0) }

    /// Objects of a class with a primary key are equal if they stand for the same stored one. Others are equal to
    /// themselves alone.
    open override func isEqual(_ object: Any?) -> Bool {
        if let row = object as? FilterRow { return row.isEqual(self) }
        guard let other = object as? ObjectBase else { return false }
        if self === other { return true }
        guard let managed, managed.info.primaryIndex != nil || managed.core.isFrozen else { return false }
        return isSame(as: other)
    }

    open override var hash: Int {
        guard let managed, managed.info.primaryIndex != nil || managed.core.isFrozen else {
            return ObjectIdentifier(self).hashValue
        }
        return managed.link.hashValue
    }

    final func isSame(as other: ObjectBase) -> Bool {
        guard let managed, let theirs = other.managed else { return self === other }
        return managed.core.store === theirs.core.store && managed.link == theirs.link
    }

    /// The name of the class in the database: without module and outer types.
    public class func className() -> String { ClassInfo.name(of: self) }

    // MARK: Values by name

    /// Returns the value of a property.
    nonisolated open func value(forKey key: String) -> Any? { ObjectValues.value(key, of: self) }

    /// Sets a property. Values of JSON are converted to its type.
    nonisolated open func setValue(_ value: Any?, forKey key: String) { ObjectValues.set(value, key, of: self) }

    /// The value of a property. Values of JSON that are set are converted to its type.
    open subscript(key: String) -> Any? {
        get { value(forKey: key) }
        set { setValue(newValue, forKey: key) }
    }
}

/// - Linux: works
///
/// The name of the class in the module `Realm`.
public typealias RLMObjectBase = ObjectBase

import Foundation

/// - Linux: works
///
/// The superclass of classes whose objects are stored.
open class Object: ObjectBase, ThreadConfined {
    /// Creates an object in no database from a dictionary, an array with a value for each property, or an object.
    public convenience init(value: Any) {
        self.init()
        ObjectValues.fill(self, with: value)
    }

    public required init() { super.init() }

    /// The name of the property with a value of its own in each object; nil if there is none. It is asked once.
    open class func primaryKey() -> String? { nil }

    /// The names of the properties that are not stored.
    open class func ignoredProperties() -> [String] { [] }

    /// The names of the properties with an index. It has no effect on what is found.
    open class func indexedProperties() -> [String] { [] }
}

/// - Linux: works
///
/// The name of the class in the module `Realm`.
public typealias RealmSwiftObject = Object

/// - Linux: works
///
/// The superclass of classes whose objects are a part of one other object, and are deleted with it.
open class EmbeddedObject: ObjectBase, ThreadConfined {
    /// Creates an object in no database from a dictionary, an array with a value for each property, or an object.
    public convenience init(value: Any) {
        self.init()
        ObjectValues.fill(self, with: value)
    }

    public required init() { super.init() }
}

extension ThreadConfined where Self: ObjectBase {
    /// The database that has the object; nil for an object in none.
    public var realm: Realm? { managed.map { Realm($0.core) } }

    /// The properties of the class.
    public var objectSchema: ObjectSchema { ObjectSchema((managed?.info ?? ClassInfo.of(type(of: self)))) }

    /// Whether both stand for the same stored object.
    public func isSameObject(as object: ObjectBase?) -> Bool { object.map { isSame(as: $0) } ?? false }

    public var isFrozen: Bool { managed?.core.isFrozen ?? false }

    /// Returns an object that keeps the values that this one has now, for any thread.
    public func freeze() -> Self {
        guard let managed else {
            RealmExceptions.raise("Unmanaged objects cannot be frozen.")
            return self
        }
        let core = managed.core.frozen()
        return core.accessor(of: managed.link) as? Self ?? self
    }

    /// Returns the object of this thread for a frozen one; nil if it has been deleted.
    public func thaw() -> Self? {
        guard let managed, let core = managed.core.thawed() else { return nil }
        return core.row(managed.link) == nil ? nil : core.accessor(of: managed.link) as? Self
    }
}

/// - Linux: works
///
/// An object that lists tell apart by what it stands for.
public protocol ObjectKeyIdentifiable: Identifiable {
    /// Equal for objects that stand for the same stored one.
    var id: UInt64 { get }
}

extension ObjectKeyIdentifiable where Self: ObjectBase {
    public var id: UInt64 {
        managed.map { UInt64(bitPattern: $0.key) } ?? UInt64(UInt(bitPattern: ObjectIdentifier(self).hashValue))
    }
}

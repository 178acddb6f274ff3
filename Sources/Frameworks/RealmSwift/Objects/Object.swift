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

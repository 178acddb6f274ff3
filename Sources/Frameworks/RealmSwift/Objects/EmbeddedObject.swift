import Foundation

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

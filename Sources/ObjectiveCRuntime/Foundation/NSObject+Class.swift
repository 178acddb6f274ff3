import Foundation

/// Members that Foundation's NSObject has on Apple's systems and lacks on Linux.
extension NSObject {
    /// Returns the name of the class with its module. It is a class method, so that it satisfies a static protocol
    /// requirement; it cannot be overridden.
    public class func description() -> String { String(reflecting: self) }

    /// Returns the same as ``description()``.
    public class func debugDescription() -> String { description() }

    /// The superclass of the object's class; nil for an instance of NSObject itself.
    public var superclass: AnyClass? { Mirror(reflecting: self).superclassMirror?.subjectType as? AnyClass }
}

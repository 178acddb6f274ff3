import Foundation

/// What Foundation's NSObject has on Apple's systems and lacks on Linux.
extension NSObject {
    /// The class's name with its module's. Static, so that a protocol may ask for it; cannot be overridden.
    public class func description() -> String { String(reflecting: self) }

    /// The class above the object's; nil for NSObject's own.
    public var superclass: AnyClass? { Mirror(reflecting: self).superclassMirror?.subjectType as? AnyClass }
}

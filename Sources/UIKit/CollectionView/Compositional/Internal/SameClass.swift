import Foundation

extension NSObjectProtocol where Self: NSObject {
    /// Returns an object as one of the class that a class method was called on. Only the class itself can be meant: no
    /// client can make objects of its subclasses, whose initializers are not public.
    static func same(_ object: NSObject) -> Self {
        guard let object = object as? Self else { fatalError("\(Self.self) has no objects of its own") }
        return object
    }
}

import Foundation

// Questions of Objective-C's runtime about classes and selectors, as far as Swift's classes have an answer. There are no metaclasses, method lists and
// implementations: what exchanges or adds methods is not here.

/// The class of the object, also where it was declared with another; nil for nil and for values that are no objects, classes among them.
public func object_getClass(_ obj: Any?) -> AnyClass? {
    guard let obj, type(of: obj) is AnyClass else { return nil }
    return type(of: obj as AnyObject)
}

/// As ``class_getName(_:)``; "nil" for nil.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
    class_getName(object_getClass(obj))
}

/// Nil for a class that inherits from none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
    cls.flatMap { _getSuperclass($0) }
}

/// The name that ``Trestle/className(of:)`` gives; "nil" for nil. Lasts as long as the process.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    CStrings.of(cls.map { Trestle.className(of: $0) } ?? "nil")
}

/// Whether instances of the class have a method of this name; see ``NSObjectProtocol/instancesRespond(to:)``.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    cls.map { KnownMethods.contain(sel, inInstancesOf: $0) } ?? false
}

/// The class of this name, or nil; see ``Trestle/classNamed(_:)``.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
    Trestle.classNamed(String(cString: name))
}

/// Lasts as long as the process.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> {
    CStrings.of(sel.name)
}

public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector {
    Selector(String(cString: str))
}

public func sel_isEqual(_ lhs: Selector, _ rhs: Selector) -> Bool { lhs == rhs }

extension NSObjectProtocol where Self: NSObject {
    /// Whether instances of the class have a method of this name: one that tables list (``SourceMembers``), UIKit's own among them, or an optional method of
    /// UIKit's delegate protocols that the class declares. A ``MessageForwarding`` class is not asked.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return KnownMethods.contain(aSelector, inInstancesOf: self)
    }
}

/// Strings for C, each made once.
private enum CStrings {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [String: UnsafePointer<CChar>] = [:]

    static func of(_ text: String) -> UnsafePointer<CChar> {
        lock.withLock {
            if let known = known[text] { return known }
            let made = UnsafePointer<CChar>(strdup(text)!)
            known[text] = made
            return made
        }
    }
}

import Foundation

// Functions of the Objective-C runtime that inspect classes and selectors, as far as they apply to Swift classes. There
// are no metaclasses, method lists and implementations, and hence no functions that add or exchange methods.

/// Returns the dynamic class of the object; nil for nil and for values that are not instances of a class.
public func object_getClass(_ obj: Any?) -> AnyClass? {
    guard let obj, type(of: obj) is AnyClass else { return nil }
    return type(of: obj as AnyObject)
}

/// Returns the name of the object's class as ``class_getName(_:)`` does; "nil" for nil.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
    class_getName(object_getClass(obj))
}

/// Returns the superclass; nil for a class without one.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
    cls.flatMap { _getSuperclass($0) }
}

/// Returns the bytes that an instance takes, with its header, rounded up to whole words; 0 for nil.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    guard let cls else { return 0 }
    let word = MemoryLayout<Int>.size
    return (instanceSize(of: cls) + word - 1) / word * word
}

/// A function of Swift's library, which reads the size out of the class.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
private func instanceSize(of type: AnyClass) -> Int

/// Returns the name that ``Trestle/className(of:)`` gives the class; "nil" for nil. The pointer stays valid as long as
/// the process.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    CStrings.of(cls.map { Trestle.className(of: $0) } ?? "nil")
}

/// Returns whether instances of the class have the method; see ``NSObjectProtocol/instancesRespond(to:)``.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    cls.map { KnownMethods.contain(sel, inInstancesOf: $0) } ?? false
}

/// Returns the class with this name, or nil; see ``Trestle/classNamed(_:)``.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
    Trestle.classNamed(String(cString: name))
}

/// Returns the name of the selector. The pointer stays valid as long as the process.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> {
    CStrings.of(sel.name)
}

public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector {
    Selector(String(cString: str))
}

public func sel_isEqual(_ lhs: Selector, _ rhs: Selector) -> Bool { lhs == rhs }

extension NSObjectProtocol where Self: NSObject {
    /// Returns whether instances of the class have a method with this selector: one that a table lists
    /// (``SourceMembers``), including those of UIKit's classes, or an optional method of UIKit's delegate protocols
    /// that the class declares. The methods of a ``MessageForwarding`` class are not called.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return KnownMethods.contain(aSelector, inInstancesOf: self)
    }

    /// Returns whether the class itself has a method with this selector: one without arguments that a table lists
    /// (``SourceMembers``), including those of UIKit's classes.
    public static func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return SourceMembers.classMethod(aSelector.name, of: self) != nil
    }

    /// Calls the class method with this selector on the calling thread. A class without such a method raises
    /// `NSInvalidArgumentException`.
    ///
    /// - Returns: the result, retained until the next turn of the main queue; nil for `Void`. Value types are boxed in
    ///   an object.
    @discardableResult
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        autoreleased(MessageSend.send(aSelector, to: self))
    }
}

import UIKit

// Functions of Objective-C's runtime that RxCocoa calls, as far as it needs their results.

extension NSObjectProtocol {
    /// Returns a value that tells that the object has a method, and that cannot be called; nil if it has none.
    /// - Linux: works
    public func method(for aSelector: Selector!) -> IMP! {
        responds(to: aSelector) ? IMP(RX_reference_from_selector(aSelector)) : nil
    }
}

/// A property of a class.
/// - Linux: works
public typealias objc_property_t = OpaquePointer

/// Returns the property with this name, if UIKit or the application knows it by name; nil if not.
/// - Linux: works
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
    guard let cls, SourceMembers.isProperty(String(cString: name), of: cls) else { return nil }
    return objc_property_t(RX_reference_from_selector(Selector(String(cString: name))))
}

/// Returns the attributes of a property. Which properties are weak is not known at run time: they all are said to be,
/// so that whoever observes a property is told of the end of its value.
/// - Linux: works
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? {
    sel_getName(Selector("T@,W,N"))
}

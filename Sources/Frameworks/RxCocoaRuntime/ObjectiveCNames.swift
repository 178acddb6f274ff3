import UIKit

// Functions of Objective-C's runtime that RxCocoa calls, as far as it needs their results.

extension NSObjectProtocol {
    /// Returns a value that tells that the object has a method, and that cannot be called; nil if it has none.
    /// - Linux: works
    public func method(for aSelector: Selector!) -> IMP! {
        responds(to: aSelector) ? IMP(RX_reference_from_selector(aSelector)) : nil
    }
}

/// A property of a class, which RxCocoa takes for `objc_property_t`.
/// - Linux: works
public struct RXObservedProperty {
    fileprivate init() {}
}

/// Returns the property with this name, if UIKit or the application knows it by name; nil if not. The runtime's function
/// of this name, which takes a C string, knows only the properties of the application.
/// - Linux: works
public func class_getProperty(_ cls: AnyClass?, _ name: String) -> RXObservedProperty? {
    guard let cls, SourceMembers.isProperty(name, of: cls) else { return nil }
    return RXObservedProperty()
}

/// Returns the attributes of a property. Which properties are weak is not known at run time: they all are said to be,
/// so that whoever observes a property is told of the end of its value.
/// - Linux: works
public func property_getAttributes(_ property: RXObservedProperty) -> UnsafePointer<CChar>? {
    sel_getName(Selector("T@,W,N"))
}

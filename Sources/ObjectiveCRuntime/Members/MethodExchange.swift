import Foundation

// Methods cannot be exchanged, added or replaced at run time: Swift's calls on Linux look no table of selectors up. Source
// that does so compiles, its methods keep their implementations, and the console says so once for each method.

/// The implementation of a method. Nothing can be called by it.
public typealias IMP = OpaquePointer

/// Returns the method of that name; nil if instances of the class do not have it.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    class_respondsToSelector(cls, name) ? ListedMember.of(name: String(describing: name), attributes: "") : nil
}

/// Returns nil: tables list no methods of classes.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

public func method_getImplementation(_ m: Method) -> IMP { m }

/// Returns nil: the types of a method's arguments are not known.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Does nothing but say so: both methods keep their implementations.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    refuse("\(method_getName(m1)) and \(method_getName(m2)) keep their implementations")
}

/// Does nothing but say so.
///
/// - Returns: the present implementation.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    refuse("\(method_getName(m)) keeps its implementation")
    return m
}

/// Returns false: the class has the methods that its source declares.
public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
    false
}

/// Does nothing but say so, and returns nil, as for a method that was added.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    refuse("\(name) keeps its implementation")
    return nil
}

/// Returns an implementation that stands for the block, which is never called.
public func imp_implementationWithBlock(_ block: Any) -> IMP { ListedMember.of(name: "block", attributes: "") }

private func refuse(_ what: String) {
    ConsoleLog.once(
        "exchange \(what)",
        "Methods cannot be exchanged at run time on Linux: \(what). Override the method in a subclass instead.")
}

/// The receiver of a message: an object that is held weakly, a class, or the first object of the responder chain that
/// implements it.
package struct MessageTarget {
    private weak var object: AnyObject?
    private let type: AnyClass?
    /// Whether the message goes up the responder chain.
    package let isAnyone: Bool

    package init(_ target: Any?) {
        type = target as? AnyClass
        object = type == nil ? target.map { $0 as AnyObject } : nil
        isAnyone = target == nil
    }

    /// Nil for a message to the responder chain, and after the object was released.
    package var receiver: Any? { type ?? object }

    package var isGone: Bool { !isAnyone && receiver == nil }

    /// Returns whether this is the target that a caller names; nil names the responder chain.
    package func isSame(as target: Any?) -> Bool {
        guard let target else { return isAnyone }
        if let type { return target as? AnyClass == type }
        guard let object, !(target is AnyClass) else { return false }
        return object === target as AnyObject
    }
}

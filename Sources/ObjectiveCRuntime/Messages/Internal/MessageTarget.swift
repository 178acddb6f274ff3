/// Who a message is for: an object that is not kept alive, a class, or nobody in particular.
package struct MessageTarget {
    private weak var object: AnyObject?
    private let type: AnyClass?
    /// Nobody in particular: whoever up the responder chain takes it.
    package let isAnyone: Bool

    package init(_ target: Any?) {
        type = target as? AnyClass
        object = type == nil ? target.map { $0 as AnyObject } : nil
        isAnyone = target == nil
    }

    /// Nil for anyone, and when the object has gone.
    package var receiver: Any? { type ?? object }

    package var isGone: Bool { !isAnyone && receiver == nil }

    /// Whether this is the target that a caller names; nil is anyone.
    package func isSame(as target: Any?) -> Bool {
        guard let target else { return isAnyone }
        if let type { return target as? AnyClass == type }
        guard let object, !(target is AnyClass) else { return false }
        return object === target as AnyObject
    }
}

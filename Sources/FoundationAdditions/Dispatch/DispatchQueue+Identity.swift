import Dispatch

// On Linux a DispatchQueue is an object around the queue, and `DispatchQueue.main` makes one each time.

/// Returns whether two values stand for the same queue, as the operator for all objects does on Apple's systems. Specific
/// to Trestle.
public func === (lhs: DispatchQueue?, rhs: DispatchQueue?) -> Bool {
    guard let lhs, let rhs else { return lhs == nil && rhs == nil }
    if ObjectIdentifier(lhs) == ObjectIdentifier(rhs) { return true }
    let queue = lhs.wrapped
    return queue != nil && queue == rhs.wrapped
}

/// Returns whether two values stand for different queues. Specific to Trestle.
public func !== (lhs: DispatchQueue?, rhs: DispatchQueue?) -> Bool { !(lhs === rhs) }

extension DispatchQueue {
    /// The queue that the object stands for; nil if the object has it no longer where it had it in Swift 6.3.
    fileprivate var wrapped: OpaquePointer? {
        Mirror(reflecting: self).children.first { $0.label == "__wrapped" }?.value as? OpaquePointer
    }
}

/// How an association holds its value. The raw values are those of Objective-C.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Holds an object weakly: reading returns nil after the object was released, where Objective-C would return a
    /// dangling reference.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Holds a copy of a value that conforms to `NSCopying`, and any other value itself.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Associates `value` with `object` under `key`, replacing the value that was there. Nil removes the value. May be
/// called on any thread. O(1) on average.
///
/// The values of responders, gesture recognizers, bar items, navigation items, property animators and layers are
/// released together with the object. For other objects Swift on Linux gives no notice of their release: their values
/// are released during a later call of this function.
///
/// - Parameters:
///   - object: an instance or a class. Nothing is kept for a value type, which has no identity.
///   - key: an address that identifies the association. The memory there is not read; use the address of a global or
///     static stored variable, `&key`.
///   - policy: whether the value is held strongly, weakly or as a copy.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let association = value.map { Association($0, policy) }
    // Released after the lock was returned, since the deinitializer of the former value may call this function.
    let former = Attachments.change(of: object, creating: association != nil) { attachments in
        let former = attachments.associations[key]
        attachments.associations[key] = association
        return former
    }
    withExtendedLifetime(former) {}
}

/// Returns the value associated with `object` under `key`, or nil. May be called on any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Attachments.read(of: object) { $0.associations[key]?.value }
}

/// Removes all associated values of the object, including those of other code.
public func objc_removeAssociatedObjects(_ object: Any) {
    let former = Attachments.change(of: object, creating: false) { attachments in
        let former = attachments.associations
        attachments.associations = [:]
        return former
    }
    withExtendedLifetime(former) {}
}

/// A value together with how its policy holds it.
struct Association {
    private let kept: Any?
    private weak var unkept: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
            kept = nil
            unkept = value as AnyObject
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            kept = (value as? any NSCopying)?.copy(with: nil) ?? value
        default:
            kept = value
        }
    }

    var value: Any? { kept ?? unkept }
}

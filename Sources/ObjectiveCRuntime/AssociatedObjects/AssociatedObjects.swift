/// How an association keeps its value. The raw values are Objective-C's.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Does not keep an object alive: reading gives nil when it has gone. (Objective-C would give a dangling reference.)
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Keeps a copy of a value that is `NSCopying`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Keeps `value` with `object` under `key`, in place of the value there; nil takes it away. May be called on every thread.
///
/// Values of responders, gesture recognisers, bar items and layers are released with them. Swift on Linux does not tell when another object goes:
/// its values are released at some later call of this function.
///
/// - Parameter object: an instance or a class. A structure has no identity, so nothing is kept with it.
/// - Parameter key: an address that is the key; what is there is not read. Take that of a global or static stored variable: `&key`.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let association = value.map { Association($0, policy) }
    // The former value goes after the lock is given back: its deinit may come here.
    let former = Attachments.change(of: object, creating: association != nil) { attachments in
        let former = attachments.associations[key]
        attachments.associations[key] = association
        return former
    }
    withExtendedLifetime(former) {}
}

/// The value that is kept with `object` under `key`, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Attachments.read(of: object) { $0.associations[key]?.value }
}

/// Takes away all values of the object, those of other code too.
public func objc_removeAssociatedObjects(_ object: Any) {
    let former = Attachments.change(of: object, creating: false) { attachments in
        let former = attachments.associations
        attachments.associations = [:]
        return former
    }
    withExtendedLifetime(former) {}
}

/// A value as its policy keeps it.
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

// On Apple's systems classes are objects, so that `===` compares them; the standard library on Linux has no such
// operator for classes.

/// Returns whether two classes are the same; nil is the same as nil only.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool {
    lhs.map(ObjectIdentifier.init) == rhs.map(ObjectIdentifier.init)
}

/// Returns whether two classes differ; nil differs from every class.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool {
    !(lhs === rhs)
}

/// Returns whether an object is a class that was converted to `AnyObject`, and the same class.
@_disfavoredOverload
public func === (lhs: AnyObject?, rhs: AnyClass?) -> Bool {
    guard let lhs, let rhs else { return lhs == nil && rhs == nil }
    return ((lhs as Any) as? AnyClass).map { $0 == rhs } ?? false
}

/// Returns false only if the object is the class itself, or both are nil.
@_disfavoredOverload
public func !== (lhs: AnyObject?, rhs: AnyClass?) -> Bool {
    !(lhs === rhs)
}

/// Returns whether an object is a class that was converted to `AnyObject`, and the same class.
@_disfavoredOverload
public func === (lhs: AnyClass?, rhs: AnyObject?) -> Bool {
    rhs === lhs
}

/// Returns false only if the object is the class itself, or both are nil.
@_disfavoredOverload
public func !== (lhs: AnyClass?, rhs: AnyObject?) -> Bool {
    !(rhs === lhs)
}

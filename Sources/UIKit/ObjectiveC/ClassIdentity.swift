// On Apple's systems classes are objects, so that `===` compares them; the standard library on Linux has no such
// operator for classes.

/// Returns whether two classes are the same; nil is the same as nil only.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool {
    lhs.map(ObjectIdentifier.init) == rhs.map(ObjectIdentifier.init)
}

public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool {
    !(lhs === rhs)
}

/// Makes a new object, to which nobody else has a reference, an object of another class. Returns nil, and the object stays
/// what it is, if class records are not as known here.
///
/// For classes whose only initialisers end the process: the object is created as one of a class that has the same stored
/// properties. Both classes add the same ones to superclasses that have the same size, which is checked: then they are at
/// the same offsets.
package func become<Object: AnyObject>(_ type: Object.Type, _ object: AnyObject) -> Object? {
    guard ToolchainBet.classChanges.isAllowed, let own = _getSuperclass(Swift.type(of: object)),
        let other = _getSuperclass(type)
    else { return nil }
    let (layout, new) = (ClassMetadata(Swift.type(of: object)), ClassMetadata(type))
    let pointer = Unmanaged.passUnretained(object).toOpaque()
    guard layout.instanceSize == new.instanceSize,
        ClassMetadata(own).instanceSize == ClassMetadata(other).instanceSize,
        pointer.load(as: UnsafeRawPointer.self) == layout.address
    else { return nil }
    pointer.storeBytes(of: new.address, as: UnsafeRawPointer.self)
    return withExtendedLifetime(object) { unsafeDowncast(object, to: type) }
}

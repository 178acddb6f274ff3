/// Trestle's own: what `#keyPath(Person.friend.name)` is on Linux, `KeyPathName("friend.name", \Person.friend?.name)`.
///
/// - Parameters:
///   - name: the properties' names in Objective-C.
///   - path: the same as a key path, for the compiler to check.
/// - Returns: `name`.
public func KeyPathName<Root, Value>(_ name: String, _ path: KeyPath<Root, Value>) -> String {
    name
}

/// Returns `name`, after the compiler checked the key path. It replaces `#keyPath(Person.friend.name)` on Linux:
/// `KeyPathName("friend.name", \Person.friend?.name)`. Specific to Trestle.
///
/// - Parameters:
///   - name: the Objective-C names of the properties.
///   - path: the same properties as a key path.
/// - Returns: `name`.
public func KeyPathName<Root, Value>(_ name: String, _ path: KeyPath<Root, Value>) -> String {
    name
}

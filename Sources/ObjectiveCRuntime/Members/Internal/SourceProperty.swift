// Sound: constants; the closures run where their caller is, as messages do.
/// A property that can be read, and possibly set, by name.
package struct SourceProperty: @unchecked Sendable {
    package let name: String
    package let keyPath: AnyKeyPath
    /// The declared type of the property.
    package let type: Any.Type
    /// Returns the value; nil for an optional that is nil.
    package let get: (AnyObject) -> Any?
    /// Sets the value, and throws when it has another type. Nil for a property that cannot be set.
    package let set: ((AnyObject, Any?) throws -> Void)?
    /// Whether a value can be converted to the type of the property.
    package let accepts: (Any?) -> Bool

    package init<Target: AnyObject, Value>(_ name: String, _ property: KeyPath<Target, Value>) {
        self.name = name
        keyPath = property
        type = Value.self
        get = { erased(unsafeDowncast($0, to: Target.self)[keyPath: property]) }
        set = nil
        accepts = { _ in false }
    }

    package init<Target: AnyObject, Value>(_ name: String, _ property: ReferenceWritableKeyPath<Target, Value>) {
        self.name = name
        keyPath = property
        type = Value.self
        get = { erased(unsafeDowncast($0, to: Target.self)[keyPath: property]) }
        set = { target, value in
            unsafeDowncast(target, to: Target.self)[keyPath: property] = try MessageArguments(value)[0]
        }
        accepts = { value in
            do {
                let _: Value = try MessageArguments(value)[0]
                return true
            } catch {
                return false
            }
        }
    }

    /// Returns the selector of the setter: `setTitle:` for `title`.
    package static func setterName(of name: String) -> String {
        "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    }
}

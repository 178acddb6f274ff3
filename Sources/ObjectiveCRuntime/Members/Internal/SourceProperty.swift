/// A property that can be read, and perhaps set, by name.
package struct SourceProperty: @unchecked Sendable {
    package let name: String
    package let keyPath: AnyKeyPath
    /// What the property holds, as declared.
    package let type: Any.Type
    /// Nil for an optional that holds nothing.
    package let get: (AnyObject) -> Any?
    /// Throws when the value is of another type. Nil for properties that cannot be set.
    package let set: ((AnyObject, Any?) throws -> Void)?

    package init<Target: AnyObject, Value>(_ name: String, _ property: KeyPath<Target, Value>) {
        self.name = name
        keyPath = property
        type = Value.self
        get = { erased(unsafeDowncast($0, to: Target.self)[keyPath: property]) }
        set = nil
    }

    package init<Target: AnyObject, Value>(_ name: String, _ property: ReferenceWritableKeyPath<Target, Value>) {
        self.name = name
        keyPath = property
        type = Value.self
        get = { erased(unsafeDowncast($0, to: Target.self)[keyPath: property]) }
        set = { target, value in
            unsafeDowncast(target, to: Target.self)[keyPath: property] = try MessageArguments(value)[0]
        }
    }

    /// `title` is set by `setTitle:`.
    package static func setterName(of name: String) -> String {
        "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    }
}

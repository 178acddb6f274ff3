/// The stored properties of an object, as the compiler lists them.
enum ObjectFields {
    struct Field {
        let label: String
        let value: Any
        /// The name of the property; that of the stored one without the underscore of a wrapper.
        var name: String { value is any PropertyWrapper && label.hasPrefix("_") ? String(label.dropFirst()) : label }
    }

    /// All stored properties, those of superclasses first.
    static func all(of object: ObjectBase) -> [Field] {
        var mirrors: [Mirror] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let next = mirror, next.subjectType != ObjectBase.self {
            mirrors.append(next)
            mirror = next.superclassMirror
        }
        return mirrors.reversed().flatMap(\.children).compactMap { child in
            child.label.map { Field(label: $0, value: child.value) }
        }
    }

    /// The parts of an object that have its values, one for each property of the class.
    static func of(_ object: ObjectBase, _ info: ClassInfo) -> [(any PropertyField)?] {
        let fields = Dictionary(
            all(of: object).map { ($0.label, $0.value) }, uniquingKeysWith: { _, last in last })
        return info.properties.map { property in
            switch fields[property.label] {
            case let wrapper as any PropertyWrapper: wrapper.box
            case let part as any PlainField: part.field
            default: nil
            }
        }
    }
}

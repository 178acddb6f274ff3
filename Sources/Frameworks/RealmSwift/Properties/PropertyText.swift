/// Values in messages and descriptions.
enum PropertyText {
    static func text(of cell: _RealmCell) -> String {
        switch cell {
        case .null: "(null)"
        case .string(let text): text
        case .link(let link): "<\(link.className)> \(link.key)"
        default: cell.plainValue.map { "\($0)" } ?? "(null)"
        }
    }

    static func raisePrimaryKeyChange() {
        RealmExceptions.raise("Primary key can't be changed after an object is inserted.")
    }

    static func raiseMismatch(_ value: Any, _ property: PropertyInfo, _ info: ClassInfo) {
        RealmExceptions.raise(
            "Invalid value '\(value)' of type '\(type(of: value))' for '\(property.stored.typeText)' property "
                + "'\(info.name).\(property.name)'.")
    }
}

/// What may follow the name in a reference to a setting: `$(PRODUCT_NAME:rfc1034identifier)`.
enum SettingModifiers {
    static func apply(_ modifiers: String, to value: String) -> String {
        modifiers.split(separator: ":").reduce(value) { value, modifier in
            switch modifier {
            case "c99extidentifier", "identifier": identifier(value)
            case "rfc1034identifier": String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
            case "lower": value.lowercased()
            case "upper": value.uppercased()
            case _ where modifier.hasPrefix("default=") && value.isEmpty: String(modifier.dropFirst("default=".count))
            default: value
            }
        }
    }

    /// Returns the name of a module: characters that an identifier cannot have become underscores.
    static func identifier(_ name: String) -> String {
        let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return text.first?.isNumber == true ? "_" + text.dropFirst() : text
    }
}

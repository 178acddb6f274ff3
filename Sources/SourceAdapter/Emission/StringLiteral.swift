/// Literals of Swift for texts that come from files, and may contain anything.
public enum StringLiteral {
    /// Returns the literal, with its quotation marks.
    public static func of(_ text: String) -> String {
        let characters = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            case _ where scalar.value < 32 || scalar.value == 127: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"\(characters.joined())\""
    }
}

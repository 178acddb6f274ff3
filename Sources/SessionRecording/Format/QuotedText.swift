/// Texts in quotation marks, on one line: a quotation mark, a backslash and control characters are escaped.
enum QuotedText {
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where isControl(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Control characters and the separators of lines and paragraphs, which editors show as line ends.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }

    /// Reads a text from behind its first quotation mark, and leaves `rest` behind the last one.
    static func read(_ rest: inout Substring.UnicodeScalarView) throws(LineError) -> String {
        var result = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"": return String(result)
            case "\\": result.append(try escaped(&rest))
            default: result.append(scalar)
            }
        }
        throw LineError("a text has no quotation mark at its end")
    }

    private static func escaped(_ rest: inout Substring.UnicodeScalarView) throws(LineError) -> Unicode.Scalar {
        switch rest.popFirst() {
        case "\"": return "\""
        case "\\": return "\\"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u":
            guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
                let value = UInt32(String(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(value)
            else { throw LineError("\\u is not followed by the number of a character, such as {A0}") }
            rest = rest[rest.index(after: end)...]
            return scalar
        case let other: throw LineError("\\\(other.map(String.init) ?? "") is no escape")
        }
    }
}

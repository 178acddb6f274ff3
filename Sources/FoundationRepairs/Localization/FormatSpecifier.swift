/// A part of a format: text, or `%` with what follows it.
enum FormatPart: Equatable {
    /// What is shown as it is.
    case text(String)
    /// `%ld`, `%2$@`: the position if it is given, and what stands behind it.
    case argument(position: Int?, specifier: String)
    /// `%#@name@`, `%1$#@name@`
    case variable(position: Int?, name: String)

    static func parts(of format: String) -> [FormatPart] {
        var parts: [FormatPart] = []
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            append(rest[..<percent], to: &parts)
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                append("%", to: &parts)
                rest = rest.dropFirst()
                continue
            }
            let position = takePosition(from: &rest)
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                parts.append(.variable(position: position, name: String(rest.dropFirst(2)[..<end])))
                rest = rest[end...].dropFirst()
            } else if let end = rest.firstIndex(where: { $0.isLetter && !"hlqLztj".contains($0) || $0 == "@" }) {
                parts.append(.argument(position: position, specifier: String(rest[...end])))
                rest = rest[end...].dropFirst()
            }
        }
        append(rest, to: &parts)
        return parts
    }

    private static func append(_ text: some StringProtocol, to parts: inout [FormatPart]) {
        if !text.isEmpty { parts.append(.text(String(text))) }
    }

    /// Takes `2$` from the start.
    private static func takePosition(from rest: inout Substring) -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let position = Int(digits), (1...99).contains(position), rest.dropFirst(digits.count).first == "$" else {
            return nil
        }
        rest = rest.dropFirst(digits.count + 1)
        return position
    }
}

/// How an argument of a format is passed.
enum ArgumentKind: UInt8 {
    case int32 = 105  // i
    case int64 = 108  // l
    case double = 100  // d
    case pointer = 112  // p

    /// - Parameter specifier: what follows `%`, or is the type of a variable: `d`, `ld`, `@`.
    init(specifier: String) {
        switch specifier.last {
        case "@", "s", "S", "p": self = .pointer
        case "f", "F", "e", "E", "g", "G", "a", "A": self = .double
        default: self = specifier.contains { "lqztj".contains($0) } ? .int64 : .int32
        }
    }
}

import Foundation

/// Formats of `os_log`: those of `String(format:)`, with options in braces: `%{public}@`.
enum LogFormat {
    static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
        var arguments = arguments
        var plain = ""
        var rest = format[...]
        var position = 0
        while let percent = rest.firstIndex(of: "%") {
            plain += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                plain += "%%"
                rest = rest.dropFirst()
                continue
            }
            plain += "%"
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                let options = rest[rest.index(after: rest.startIndex)..<end].split { $0 == "," || $0 == " " }
                rest = rest[rest.index(after: end)...]
                if options.contains(where: { $0 == "private" || $0 == "sensitive" }), position < arguments.count {
                    dropConversion(&rest)
                    plain += "@"
                    arguments[position] = OSLogPrivacy.hidden
                    position += 1
                    continue
                }
            }
            if rest.first == "s", position < arguments.count, arguments[position] is String {
                // A string of Swift is no pointer to characters.
                dropConversion(&rest)
                plain += "@"
            }
            position += 1
        }
        return String(format: plain + rest, arguments: arguments)
    }

    private static func dropConversion(_ rest: inout Substring) {
        let conversion = rest.firstIndex { $0.isLetter && !"hlqjztL".contains($0) || $0 == "@" }
        rest = conversion.map { rest[rest.index(after: $0)...] } ?? ""
    }
}

import Foundation

/// A line of a vCard: a group, a name, parameters and a value.
struct VCardLine {
    /// The text before the name, which a label shares with the value that it is for.
    private(set) var group: String?
    private(set) var name = ""
    /// The types and the other parameters without a name, in capital letters.
    private(set) var types: Set<String> = []
    private(set) var parameters: [String: String] = [:]
    private(set) var value = ""

    /// Nil for a line without a value.
    init?(_ line: String) {
        guard let colon = Self.colon(in: line) else { return nil }
        value = String(line[line.index(after: colon)...])
        let parts = line[..<colon].split(separator: ";").map(String.init)
        guard let head = parts.first else { return nil }
        let names = head.split(separator: ".").map(String.init)
        group = names.count > 1 ? names[0] : nil
        name = (names.last ?? "").uppercased()
        for part in parts.dropFirst() { addParameter(part) }
        if parameters["ENCODING"]?.uppercased() == "QUOTED-PRINTABLE" || types.contains("QUOTED-PRINTABLE") {
            value = Self.decoded(value)
        }
    }

    /// Returns the first colon that is not within quotation marks.
    private static func colon(in line: String) -> String.Index? {
        var isQuoted = false
        return line.indices.first { index in
            if line[index] == "\"" { isQuoted.toggle() }
            return line[index] == ":" && !isQuoted
        }
    }

    private mutating func addParameter(_ text: String) {
        let sides = text.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: ["\""]) }
        guard sides.count == 2 else {
            types.insert(text.uppercased())
            return
        }
        if sides[0].uppercased() == "TYPE" {
            types.formUnion(sides[1].uppercased().split(separator: ",").map(String.init))
        } else {
            parameters[sides[0].uppercased()] = sides[1]
        }
    }

    /// The value without escapes.
    var text: String { Self.unescaped(value) }

    /// The parts of the value between semicolons, without escapes.
    var fields: [String] {
        var fields = [""]
        var isEscaped = false
        for character in value {
            if character == ";", !isEscaped {
                fields.append("")
            } else {
                fields[fields.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return fields.map(Self.unescaped)
    }

    private static func unescaped(_ text: String) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                result.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }

    private static func decoded(_ text: String) -> String {
        text.replacing("=", with: "%").removingPercentEncoding ?? text
    }
}

import Foundation
internal import FoundationRepairs

extension SystemText {
    /// The text in the language of the application.
    package var string: String { SystemTextTables.current.texts[rawValue] ?? rawValue }

    /// Returns the text with others in the place of `%@`, or of `%1$@` and `%2$@`.
    package func string(_ arguments: String...) -> String { Self.filled(string, arguments) }

    /// Returns the form of the text for a number, with the number in it.
    package func string(count: Int) -> String {
        let table = SystemTextTables.current
        let category = PluralCategory.name(of: Double(count), in: table.language)
        return Self.filled(Self.form(category, of: table.texts[rawValue] ?? rawValue), [Self.number(count)])
    }

    /// Returns a number as it is written in the language of the application.
    package static func number(_ value: Int) -> String { value.formatted(.number.grouping(.never)) }

    /// Returns the form for a category of numbers, otherwise the one for all others.
    package static func form(_ category: String, of text: String) -> String {
        let forms = text.split(separator: "~")
        func form(_ name: String) -> String? {
            forms.first { $0.hasPrefix(name + ":") }.map { String($0.dropFirst(name.count + 1)) }
        }
        return form(category) ?? form("other") ?? text
    }

    private static func filled(_ text: String, _ arguments: [String]) -> String {
        var result = ""
        var rest = Substring(text)
        var next = 0
        while let mark = rest.firstIndex(of: "%") {
            result += rest[..<mark]
            rest = rest[mark...].dropFirst()
            var position = next
            if let digit = rest.first?.wholeNumberValue, rest.dropFirst().hasPrefix("$") {
                position = digit - 1
                rest = rest.dropFirst(2)
            } else {
                next += 1
            }
            if rest.first == "@" { rest = rest.dropFirst() }
            if arguments.indices.contains(position) { result += arguments[position] }
        }
        return result + rest
    }
}

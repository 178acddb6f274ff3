/// Attributes of an element. A value of another form than the one asked for counts as absent;
/// ``NibDocument/problems`` lists it.
package struct NibAttributes: Hashable, Sendable {
    package var values: [String: String]

    package init(_ values: [String: String] = [:]) {
        self.values = values
    }

    package subscript(name: String) -> String? { values[name] }

    /// `YES` or `NO`.
    package func bool(_ name: String) -> Bool? { values[name].flatMap(Self.bool) }

    package func number(_ name: String) -> Double? { values[name].flatMap(Self.number) }

    package func integer(_ name: String) -> Int? {
        number(name).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }

    package static func bool(_ text: String) -> Bool? {
        switch text {
        case "YES", "true": true
        case "NO", "false": false
        default: nil
        }
    }

    /// Infinities and NaN are no numbers of the format.
    package static func number(_ text: String) -> Double? {
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }
}

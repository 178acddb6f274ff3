/// One line of the facts: a method or a property that a protocol of Apple's requires or allows.
///
///     ? tableView(_:heightForRowAt:) tableView:heightForRowAtIndexPath: CGFloat | heightForRow, no updates = tableView.rowHeight
///
/// What precedes the bar comes from Apple's headers. What follows it is there when UIKit here declares the requirement, and generates code.
package struct MethodFacts: Equatable, Sendable {
    /// `tableView(_:heightForRowAt:)`, or the name of a property.
    package var name: String
    /// `tableView:heightForRowAtIndexPath:`; a property's getter.
    package var selector: String
    /// What a method returns (`Void` for nothing), what a property is.
    package var type: String
    package var isOptional: Bool
    package var isProperty = false
    package var isStatic = false
    /// Nil where UIKit here has no such requirement, or generates nothing for it.
    package var generated: Generated?

    /// What the generated code of a method needs to know beside its declaration.
    package struct Generated: Equatable, Sendable {
        /// Names the method in code: `heightForRow`.
        package var identifier: String
        /// What a call returns when the object does not implement the method: a Swift expression of the method's parameters. Nil for `Void`.
        package var absentResult: String?
        /// False for questions that are asked in the middle of a layout or an update: their implementation must not change the view.
        package var allowsUpdates = true
        /// The type of a parameter, where several requirements have the same name.
        package var parameterType: String?
    }

    /// - Throws: ``FactsError`` without a place.
    package init(line: Substring) throws {
        let parts = line.split(separator: "|", maxSplits: 1)
        var words = parts[0].split(separator: " ")
        guard words.count >= 2, ["?", "!"].contains(words[0]) else { throw FactsError("not a requirement: \(line)") }
        isOptional = words.removeFirst() == "?"
        if words[0] == "static" {
            isStatic = true
            words.removeFirst()
        }
        let first = String(words.removeFirst())
        isProperty = !first.hasSuffix(")")
        name = isProperty ? String(first.dropLast()) : first
        guard !words.isEmpty, isProperty || words.count >= 2 else { throw FactsError("a word is missing: \(line)") }
        selector = isProperty ? name : String(words.removeFirst())
        type = words.joined(separator: " ")
        generated = try parts.count == 2 ? Generated(parts[1]) : nil
    }
}

extension MethodFacts.Generated {
    /// `heightForRow, no updates = tableView.rowHeight`
    fileprivate init(_ text: Substring) throws {
        let sides = text.split(separator: "=", maxSplits: 1).map { $0.trimmed }
        let words = (sides.first ?? "").split(separator: ",").map { $0.trimmed }
        guard let identifier = words.first, !identifier.isEmpty, !identifier.contains(" ") else {
            throw FactsError("no identifier after the bar: \(text)")
        }
        self.init(identifier: identifier, absentResult: sides.count == 2 ? sides[1] : nil)
        for word in words.dropFirst() {
            if word == "no updates" {
                allowsUpdates = false
            } else if word.hasPrefix("of ") {
                parameterType = String(word.dropFirst(3))
            } else {
                throw FactsError("unknown word \"\(word)\" after the bar: \(text)")
            }
        }
    }
}

extension StringProtocol {
    var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

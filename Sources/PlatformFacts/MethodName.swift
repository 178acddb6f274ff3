/// The full name of a method, and the selector that Swift derives from it.
///
/// The rule is the compiler's, as the Objective-C headers show that swiftc generates: the first label is appended to
/// the base name, after "With" if neither has a preposition. `insert(item:)` is `insertWithItem:`, `move(to:)` is
/// `moveTo:`, `insert(_:_:)` is `insert::`.
package struct MethodName: Hashable, CustomStringConvertible {
    package let base: String
    /// The argument labels; `_` for a parameter without a label.
    package let labels: [String]

    package init(base: String, labels: [String]) {
        self.base = base
        self.labels = labels
    }

    /// Parses a full name such as `insert(item:at:)`. A name without parentheses has no parameters.
    package init(_ name: String) {
        let parts = name.split(separator: "(", maxSplits: 1)
        base = parts.first.map(String.init) ?? ""
        labels = parts.count < 2 ? [] : parts[1].dropLast().split(separator: ":").map(String.init)
    }

    package var description: String { "\(base)(\(labels.map { "\($0):" }.joined()))" }

    package var selector: String {
        labels.enumerated().reduce(base) { selector, label in
            if label.element == "_" { return selector + ":" }
            return selector + (label.offset == 0 ? joined(label.element) : label.element) + ":"
        }
    }

    private func joined(_ label: String) -> String {
        let hasPreposition =
            Self.prepositions.contains(Self.firstWord(of: label)) || Self.prepositions.contains(Self.lastWord(of: base))
        return (hasPreposition ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
    }

    private static func firstWord(of name: String) -> String {
        name.prefix(1).lowercased() + name.dropFirst().prefix { $0.isLowercase || $0.isNumber }
    }

    private static func lastWord(of name: String) -> String {
        let tail = name.reversed().prefix { $0.isLowercase || $0.isNumber }
        let capital = name.dropLast(tail.count).last.flatMap { $0.isUppercase ? $0.lowercased() : nil } ?? ""
        return capital + String(tail.reversed())
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using",
        "via", "when", "with", "within",
    ]
}

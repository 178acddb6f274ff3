import CToolchainBets

/// An entry of a `.stringsdict` file: a format with variables, each of which stands for one of several formats, by a
/// number that is an argument.
struct PluralFormat: Sendable {
    struct Variable: Sendable {
        let kind: ArgumentKind
        /// The formats by category: "zero", "one", "two", "few", "many", "other".
        let formats: [String: String]
    }

    let format: String
    let variables: [String: Variable]
    let language: String

    /// Returns nil for an entry that says nothing about plurals.
    init?(_ entry: [String: Any], language: String?) {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        self.format = format
        self.language = language.flatMap { $0 == "Base" ? nil : $0 } ?? "en"
        variables = entry.compactMapValues { value in
            guard let rule = value as? [String: Any],
                rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
            else { return nil }
            return Variable(
                kind: ArgumentKind(specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d"),
                formats: rule.compactMapValues { $0 as? String })
        }
    }

    /// What each argument of a format with this entry's variables is. Positions that nothing names count as pointers.
    func kinds(of format: String) -> [ArgumentKind] {
        var kinds: [Int: ArgumentKind] = [:]
        _ = replace(format, from: 1, depth: 0) { variable, position in
            kinds[position] = variable.kind
            return "other"
        } argument: {
            if kinds[$1] == nil { kinds[$1] = ArgumentKind(specifier: $0) }
            return ""
        }
        return (1..<(kinds.keys.max() ?? 0) + 1).map { kinds[$0] ?? .pointer }
    }

    /// Returns the text for a format with this entry's variables.
    func text(_ format: String, _ arguments: FormatArguments) -> String {
        replace(format, from: 1, depth: 0) { variable, position in
            let value = arguments.number(at: position)
            return value == 0 && variable.formats["zero"] != nil ? "zero" : PluralCategory.name(of: value, in: language)
        } argument: {
            arguments.text($0, at: $1)
        }.text
    }

    /// Replaces the variables, those in the formats that they stand for too, and the arguments. Returns the position of
    /// the next argument as well.
    private func replace(
        _ format: String, from first: Int, depth: Int, choose: (Variable, Int) -> String,
        argument: (String, Int) -> String
    ) -> (text: String, next: Int) {
        var (text, next) = ("", first)
        for part in FormatPart.parts(of: format) {
            switch part {
            case .text(let string): text += string
            case .argument(let position, let specifier):
                text += argument(specifier, position ?? next)
                if position == nil { next += 1 }
            case .variable(let position, let name):
                let place = position ?? next
                guard depth < 8, let variable = variables[PluralFormats.variable(name)] else { continue }
                let chosen = variable.formats[choose(variable, place)] ?? variable.formats["other"] ?? ""
                let inner = replace(chosen, from: place, depth: depth + 1, choose: choose, argument: argument)
                text += inner.text
                if position == nil { next = max(place + 1, inner.next) }
            }
        }
        return (text, next)
    }
}

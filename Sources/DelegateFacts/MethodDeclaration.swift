/// A method as a protocol declares it in Swift.
package struct MethodDeclaration: Equatable, Sendable {
    package struct Parameter: Equatable, Sendable {
        /// `_` for none.
        package var label: String
        package var name: String
        package var type: String
    }

    package var baseName: String
    package var parameters: [Parameter]
    /// `Void` for nothing.
    package var result: String

    /// `tableView(_:heightForRowAt:)`
    package var name: String { baseName + "(" + parameters.map { $0.label + ":" }.joined() + ")" }

    /// `(UITableView, IndexPath) -> CGFloat`
    var functionType: String { "(" + parameters.map(\.type).joined(separator: ", ") + ") -> " + result }

    /// `_ tableView: UITableView`, `heightForRowAt indexPath: IndexPath`
    var parameterTexts: [String] {
        parameters.map { ($0.label == $0.name ? $0.name : "\($0.label) \($0.name)") + ": " + $0.type }
    }

    /// `tableView`, `heightForRowAt: indexPath`
    var argumentTexts: [String] { parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" } }

    /// - Parameter text: `tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat`, in any number of lines.
    package init(_ text: some StringProtocol) throws {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard let open = words.firstIndex(of: "("), let close = words.closingParenthesis(of: open) else {
            throw FactsError("not a method: \(words)")
        }
        baseName = words[..<open].trimmed
        parameters = try words[words.index(after: open)..<close].topLevelParts.map(Parameter.init)
        let rest = words[words.index(after: close)...].trimmed
        guard rest.isEmpty || rest.hasPrefix("-> ") else { throw FactsError("\(rest) in a method: \(words)") }
        result = rest.isEmpty ? "Void" : String(rest.dropFirst(3))
    }
}

extension MethodDeclaration.Parameter {
    fileprivate init(_ text: Substring) throws {
        guard let colon = text.firstIndex(of: ":") else { throw FactsError("not a parameter: \(text)") }
        let names = text[..<colon].split(separator: " ").map(String.init)
        guard let label = names.first, let name = names.last else { throw FactsError("not a parameter: \(text)") }
        self.init(label: label, name: name, type: text[text.index(after: colon)...].trimmed)
    }
}

extension StringProtocol where SubSequence == Substring {
    /// Where the parenthesis at `open` ends.
    fileprivate func closingParenthesis(of open: Index) -> Index? {
        var depth = 0
        for index in indices[open...] {
            if self[index] == "(" { depth += 1 }
            if self[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// What stands between commas, those inside parentheses and brackets excepted.
    fileprivate var topLevelParts: [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = startIndex
        for index in indices {
            switch self[index] {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "," where depth == 0:
                parts.append(self[start..<index])
                start = self.index(after: index)
            default: continue
            }
        }
        let last = self[start...]
        return last.trimmed.isEmpty ? parts : parts + [last]
    }
}

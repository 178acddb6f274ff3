/// A call in Swift source with what it says literally, found without evaluating anything.
struct SwiftCall {
    /// An argument: the text after its label.
    struct Argument {
        let label: String
        let text: String

        /// The text in quotation marks that the argument is, alone or as the only argument of a call; nil for others.
        var literal: String? {
            text.wholeMatch(of: /(?:\.?\w*\(?(?:\w+:\s*)?)"([^"\\]*)"\)?/).map { String($0.1) }
        }

        /// All texts in quotation marks.
        var literals: [String] { text.matches(of: /"([^"\\]*)"/).map { String($0.1) } }
    }

    let arguments: [Argument]

    subscript(label: String) -> Argument? { arguments.first { $0.label == label } }

    /// Returns the calls of functions with one of these names, those inside others too.
    static func all(of names: Set<String>, in text: String) -> [SwiftCall] {
        let characters = Array(withoutComments(text))
        var calls: [SwiftCall] = []
        var word = ""
        for (index, character) in characters.enumerated() {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                if character == "(", names.contains(word) { calls.append(SwiftCall(characters, from: index + 1)) }
                word = ""
            }
        }
        return calls
    }

    /// Reads the arguments up to the closing bracket.
    private init(_ characters: [Character], from start: Int) {
        var texts: [String] = [""]
        var depth = 0
        var isText = false
        for index in start..<characters.count {
            let character = characters[index]
            if character == "\"", index == 0 || characters[index - 1] != "\\" { isText.toggle() }
            if !isText {
                if character == ")", depth == 0 { break }
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
                if character == ",", depth == 0 {
                    texts.append("")
                    continue
                }
            }
            texts[texts.count - 1].append(character)
        }
        arguments = texts.compactMap { text in
            let text = text.drop(while: \.isWhitespace)
            guard !text.isEmpty else { return nil }
            let match = text.prefixMatch(of: /(\w+)\s*:\s*/)
            var rest = match.map { text[$0.range.upperBound...] } ?? text
            while rest.last?.isWhitespace == true { rest.removeLast() }
            return Argument(label: match.map { String($0.1) } ?? "", text: String(rest))
        }
    }

    private static func withoutComments(_ text: String) -> String {
        text.replacing(/(?m)^\s*\/\/.*$|\s\/\/.*$/, with: "").replacing(/(?s)\/\*.*?\*\//, with: "")
    }
}

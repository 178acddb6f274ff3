import Foundation

/// The rules of style elements. Selectors have types, classes and identifiers, of an element and of those around it;
/// rules with other selectors and those for media are ignored.
struct CSSStyleSheet {
    /// What a selector knows of an element.
    struct Element {
        let name: String
        let classes: Set<String>
        let identifier: String?
    }

    private struct Compound {
        var name: String?
        var classes: [String] = []
        var identifier: String?

        func matches(_ element: Element) -> Bool {
            (name == nil || name == element.name) && classes.allSatisfy(element.classes.contains)
                && (identifier == nil || identifier == element.identifier)
        }

        var weight: Int { (identifier == nil ? 0 : 10_000) + classes.count * 100 + (name == nil ? 0 : 1) }
    }

    private struct Rule {
        let selector: [Compound]
        let weight: Int
        let declarations: CSSDeclarations
    }

    private var rules: [Rule] = []

    mutating func add(_ text: String) {
        var rest = Self.withoutComments(text)[...]
        while let brace = rest.firstIndex(of: "{") {
            let selectors = rest[..<brace].split(separator: ";").last.map(String.init) ?? ""
            rest = rest[rest.index(after: brace)...]
            let body = Self.body(&rest)
            guard !selectors.contains("@") else { continue }
            let declarations = CSSDeclarations(body)
            for selector in CSSText.split(selectors, at: ",") {
                guard let compounds = Self.compounds(selector) else { continue }
                let weight = compounds.reduce(0) { $0 + $1.weight }
                rules.append(Rule(selector: compounds, weight: weight, declarations: declarations))
            }
        }
    }

    /// Returns the declarations for the last of the elements, each of which is inside the one before it.
    func declarations(for elements: [Element]) -> CSSDeclarations {
        var result = CSSDeclarations("")
        let matching = rules.enumerated().filter { Self.matches($0.element.selector, elements) }
        for (_, rule) in matching.sorted(by: { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }) {
            result.append(rule.declarations)
        }
        return result
    }

    private static func matches(_ selector: [Compound], _ elements: [Element]) -> Bool {
        guard let last = selector.last, let element = elements.last, last.matches(element) else { return false }
        var outer = elements.dropLast()
        for compound in selector.dropLast().reversed() {
            guard let index = outer.lastIndex(where: { compound.matches($0) }) else { return false }
            outer = outer[..<index]
        }
        return true
    }

    private static func withoutComments(_ text: String) -> String {
        text.replacingOccurrences(of: "/\\*[\\s\\S]*?\\*/|<!--|-->", with: "", options: .regularExpression)
    }

    /// Takes the content of braces, and of braces in it, from the text.
    private static func body(_ rest: inout Substring) -> String {
        var depth = 1
        var body = ""
        while let character = rest.popFirst() {
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            if depth == 0 { break }
            body.append(character)
        }
        return body
    }

    private static func compounds(_ selector: String) -> [Compound]? {
        let words = selector.replacingOccurrences(of: ">", with: " ").split(whereSeparator: \.isWhitespace)
        let compounds = words.compactMap { compound(String($0)) }
        return compounds.isEmpty || compounds.count != words.count ? nil : compounds
    }

    private static func compound(_ text: String) -> Compound? {
        var compound = Compound()
        var word = ""
        var kind: Character = " "
        for character in text + " " {
            if character.isLetter || character.isNumber || character == "-" || character == "_" {
                word.append(character)
                continue
            }
            switch kind {
            case ".": compound.classes.append(word)
            case "#": compound.identifier = word
            case ":": if word != "link" { return nil }
            default: if !word.isEmpty { compound.name = word.lowercased() }
            }
            guard ".#: *".contains(character) else { return nil }
            (kind, word) = (character, "")
        }
        return compound
    }
}

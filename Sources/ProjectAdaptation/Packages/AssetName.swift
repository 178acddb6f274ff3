/// The Swift name that Xcode generates for an asset: `Brand Blue` becomes `brandBlue`.
struct AssetName: Hashable {
    let identifier: String

    /// - Parameters:
    ///   - name: the name of the asset in the catalog.
    ///   - suffix: the word that Xcode drops at the end: `Color` of colors, `Image` of images.
    init(_ name: String, withoutSuffix suffix: String = "") {
        var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        if let last = words.last, last.hasSuffix(suffix), !suffix.isEmpty, words.count > 1 || last != suffix {
            words[words.count - 1] = String(last.dropLast(suffix.count))
        }
        words.removeAll(where: \.isEmpty)
        // A name of one word in capitals stays as it is: `TV`.
        let isCapitals = words.count == 1 && words[0].count > 1 && words[0].allSatisfy(\.isUppercase)
        let joined = words.enumerated().map { index, word in
            index > 0 || isCapitals ? word.prefix(1).uppercased() + word.dropFirst() : Self.lowered(word)
        }.joined()
        let text = joined.first?.isNumber == true ? "_" + joined : joined
        identifier = Self.keywords.contains(text) ? "`\(text)`" : text
    }

    /// A word with a small initial. Of capitals at its beginning all but the one that begins the next word become small:
    /// `URLIcon` becomes `urlIcon`.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix(while: \.isUppercase)
        guard capitals.count > 1, capitals.count < word.count else {
            return capitals.count == word.count ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
        }
        let next = word[capitals.endIndex]
        let count = next.isLetter ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil",
        "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

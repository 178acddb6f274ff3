import Foundation

/// Converts names between `camelCase` and `snake_case` as Foundation's JSON coders do.
enum SnakeCase {
    /// `myURLProperty` is `my_url_property`.
    static func from(_ name: String) -> String {
        let letters = Array(name)
        var result = ""
        for (index, letter) in letters.enumerated() {
            let follows = index > 0 && letters[index - 1].isLowercase
            let precedes = index > 0 && index + 1 < letters.count && letters[index + 1].isLowercase
            if letter.isUppercase, follows || precedes { result += "_" }
            result += letter.lowercased()
        }
        return result
    }

    /// `my_url_property` is `myUrlProperty`; underscores at the ends stay.
    static func toCamelCase(_ name: String) -> String {
        let core = name.drop { $0 == "_" }
        guard let last = core.lastIndex(where: { $0 != "_" }) else { return name }
        let prefix = name[..<core.startIndex]
        let suffix = core[core.index(after: last)...]
        let words = core[...last].split(separator: "_")
        guard words.count > 1 else { return name }
        return prefix + words[0].lowercased() + words.dropFirst().map(\.capitalized).joined() + suffix
    }
}

/// A pattern of paths as podspecs have them: `Source/**/*.{h,swift}`. The name of a folder stands for what is in it.
public struct PathPattern: Sendable, Hashable {
    private enum Part: Hashable {
        case character(Character)
        /// `?`: one character of a name.
        case one
        /// `[a-c]`: one of some characters; `[!a-c]`: any other one of a name.
        case oneOf(Set<Character>, isOther: Bool)
        /// `*`: any number of characters of a name.
        case name
        /// `**`: anything.
        case anything
        /// `**/`: any folders, or none. It is followed by `insideFolders`.
        case folders
        case insideFolders
    }

    private static let greatestCount = 1000

    /// The pattern without braces: one of these has to match. None if the pattern has a brace too many.
    private let alternatives: [[Part]]

    public init(_ pattern: String) {
        let texts = Self.withoutBraces(pattern[...]) ?? []
        alternatives = texts.count > Self.greatestCount ? [] : texts.map(Self.parts)
    }

    /// Returns whether a path matches, in O(path · pattern).
    public func matches(_ path: String) -> Bool { alternatives.contains { Self.matches(path, $0) } }

    /// Follows all ways to match at once.
    private static func matches(_ path: String, _ parts: [Part]) -> Bool {
        var places: Set<Int> = []
        enter(0, parts, &places)
        for character in path {
            var next: Set<Int> = []
            for place in places {
                guard place < parts.count else {
                    // The path is that of a file in the folder that the pattern names.
                    if character == "/" { return true }
                    continue
                }
                switch parts[place] {
                case .character(let wanted): if character == wanted { enter(place + 1, parts, &next) }
                case .one: if character != "/" { enter(place + 1, parts, &next) }
                case .oneOf(let characters, let isOther):
                    if character != "/", characters.contains(character) != isOther { enter(place + 1, parts, &next) }
                case .name: if character != "/" { enter(place, parts, &next) }
                case .anything: enter(place, parts, &next)
                case .folders: break
                case .insideFolders:
                    next.insert(place)
                    if character == "/" { enter(place + 1, parts, &next) }
                }
            }
            if next.isEmpty { return false }
            places = next
        }
        return places.contains(parts.count)
    }

    /// Adds a place, and those that are reached from it without a character.
    private static func enter(_ place: Int, _ parts: [Part], _ places: inout Set<Int>) {
        guard places.insert(place).inserted, place < parts.count else { return }
        switch parts[place] {
        case .name, .anything: enter(place + 1, parts, &places)
        case .folders:
            places.insert(place + 1)
            enter(place + 2, parts, &places)
        default: break
        }
    }

    private static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        var rest = text[...]
        while let character = rest.popFirst() {
            switch character {
            case "*" where rest.hasPrefix("*/"):
                rest = rest.dropFirst(2)
                parts += [.folders, .insideFolders]
            case "*" where rest.hasPrefix("*"):
                rest = rest.dropFirst()
                parts.append(.anything)
            case "*": parts.append(.name)
            case "?": parts.append(.one)
            case "[":
                guard let end = rest.dropFirst().firstIndex(of: "]") else {
                    parts.append(.character(character))
                    continue
                }
                parts.append(oneOf(rest[..<end]))
                rest = rest[rest.index(after: end)...]
            default: parts.append(.character(character))
            }
        }
        return parts
    }

    /// Returns the part for what is between brackets.
    private static func oneOf(_ text: Substring) -> Part {
        let isOther = text.hasPrefix("!") || text.hasPrefix("^")
        var characters: Set<Character> = []
        var rest = isOther ? text.dropFirst() : text
        while let first = rest.popFirst() {
            characters.insert(first)
            guard rest.first == "-", let last = rest.dropFirst().first?.unicodeScalars.first,
                let start = first.unicodeScalars.first, start.isASCII, last.isASCII, start <= last
            else { continue }
            rest = rest.dropFirst(2)
            characters.formUnion((start.value...last.value).compactMap(UnicodeScalar.init).map(Character.init))
        }
        return .oneOf(characters, isOther: isOther)
    }

    /// Replaces `{a,b}` by each of its words. Nil if a brace has no counterpart, or for too many words.
    private static func withoutBraces(_ text: Substring) -> [String]? {
        guard let opening = text.firstIndex(of: "{") else { return text.contains("}") ? nil : [String(text)] }
        var depth = 0
        var words: [Substring] = []
        var start = text.index(after: opening)
        var position = opening
        while position < text.endIndex {
            defer { position = text.index(after: position) }
            switch text[position] {
            case "{": depth += 1
            case "}" where depth > 1: depth -= 1
            case "}":
                words.append(text[start..<position])
                guard let ends = withoutBraces(text[text.index(after: position)...]) else { return nil }
                var middles: [String] = []
                for word in words {
                    guard let own = withoutBraces(word) else { return nil }
                    middles += own
                }
                guard middles.count * ends.count <= greatestCount else { return nil }
                return middles.flatMap { middle in ends.map { "\(text[..<opening])\(middle)\($0)" } }
            case "," where depth == 1:
                words.append(text[start..<position])
                start = text.index(after: position)
            default: break
            }
        }
        return nil
    }
}

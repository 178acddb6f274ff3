import Foundation

/// How strings are compared. Raw values are those of `NSComparisonPredicate.Options`.
struct StringOptions: OptionSet {
    let rawValue: UInt

    static let caseInsensitive = StringOptions(rawValue: 1)
    static let diacriticInsensitive = StringOptions(rawValue: 2)
    static let normalized = StringOptions(rawValue: 4)
    static let localeSensitive = StringOptions(rawValue: 8)

    /// Letters of a predicate format: `[cd]`.
    private static let letters: [(Character, StringOptions)] = [
        ("c", .caseInsensitive), ("d", .diacriticInsensitive), ("n", .normalized), ("l", .localeSensitive),
    ]

    init(rawValue: UInt) { self.rawValue = rawValue }

    init?(letters text: String) {
        var options: StringOptions = []
        for letter in text.lowercased() {
            guard let option = StringOptions.letters.first(where: { $0.0 == letter })?.1 else { return nil }
            options.insert(option)
        }
        self = options
    }

    var suffix: String {
        isEmpty ? "" : "[" + String(StringOptions.letters.filter { contains($0.1) }.map(\.0)) + "]"
    }

    /// Normalized strings are compared literally.
    private var foundation: String.CompareOptions {
        guard !contains(.normalized) else { return .literal }
        var options: String.CompareOptions = []
        if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
        if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
        return options
    }

    private var locale: Locale? { contains(.localeSensitive) ? .current : nil }

    func order(_ left: String, _ right: String) -> ComparisonResult {
        left.compare(right, options: foundation, range: nil, locale: locale)
    }

    func isEqual(_ left: String, _ right: String) -> Bool {
        isEmpty ? left == right : order(left, right) == .orderedSame
    }

    // An empty string is contained in no other, as `range(of:)` finds none. Unverified.
    func contains(_ part: String, in text: String) -> Bool { has(part, text, []) }

    func isPrefix(_ part: String, of text: String) -> Bool { has(part, text, .anchored) }

    func isSuffix(_ part: String, of text: String) -> Bool { has(part, text, [.anchored, .backwards]) }

    private func has(_ part: String, _ text: String, _ place: String.CompareOptions) -> Bool {
        text.range(of: part, options: foundation.union(place), range: nil, locale: locale) != nil
    }

    // MARK: Patterns

    /// Returns whether the whole string matches a pattern in which `*` stands for any characters and `?` for one. A
    /// backslash makes the next character ordinary.
    func isLike(_ text: String, _ pattern: String) -> Bool {
        var expression = ""
        var isEscaped = false
        for character in pattern {
            switch character {
            case "\\" where !isEscaped:
                isEscaped = true
                continue
            case "*" where !isEscaped: expression += ".*"
            case "?" where !isEscaped: expression += "\\X"
            default: expression += NSRegularExpression.escapedPattern(for: String(character))
            }
            isEscaped = false
        }
        return matches(text, expression)
    }

    /// Returns whether the whole string matches a regular expression. A pattern that is not valid raises
    /// `NSInvalidArgumentException`.
    func matches(_ text: String, _ pattern: String) -> Bool {
        let (text, pattern) = contains(.diacriticInsensitive) ? (folded(text), folded(pattern)) : (text, pattern)
        let options: NSRegularExpression.Options = contains(.caseInsensitive) ? .caseInsensitive : []
        guard let expression = PatternCache.expression(pattern, options) else {
            Trestle.raise(.invalidArgumentException, "Can't do regex matching, reason: Can't open pattern \(pattern)")
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private func folded(_ text: String) -> String { text.folding(options: .diacriticInsensitive, locale: nil) }
}

/// Compiled patterns: a predicate compares the same one with every element of a list.
private enum PatternCache {
    /// Returns an expression that matches whole strings only.
    static func expression(_ pattern: String, _ options: NSRegularExpression.Options) -> NSRegularExpression? {
        let key = NSString(string: "\(options.rawValue) \(pattern)")
        if let known = cache.object(forKey: key) { return known }
        guard
            let expression = try? NSRegularExpression(
                pattern: "\\A(?:\(pattern))\\z", options: options.union(.dotMatchesLineSeparators))
        else { return nil }
        cache.setObject(expression, forKey: key)
        return expression
    }

    // Sound: NSCache has a lock of its own.
    nonisolated(unsafe) private static let cache = {
        let cache = NSCache<NSString, NSRegularExpression>()
        cache.countLimit = 50
        return cache
    }()
}

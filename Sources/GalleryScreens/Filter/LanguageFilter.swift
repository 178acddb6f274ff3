import Foundation

/// Finds languages by the beginnings of their names' words, accents and case apart.
struct LanguageFilter: Sendable {
    private let entries: [(language: Language, key: String)]

    init(_ languages: [Language]) {
        entries = languages.map { ($0, $0.name.sortingKey) }
    }

    /// All languages for an empty text, in their order.
    func languages(matching text: String) -> [Language] {
        let wanted = text.sortingKey
        guard !wanted.isEmpty else { return entries.map(\.language) }
        let inside = " " + wanted
        return entries.filter { $0.key.hasPrefix(wanted) || $0.key.contains(inside) }.map(\.language)
    }
}

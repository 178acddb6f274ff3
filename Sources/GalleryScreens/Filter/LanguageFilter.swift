import Foundation

/// Finds languages by the beginnings of the words of their names, without regard to accents and case.
struct LanguageFilter: Sendable {
    private let entries: [(language: Language, key: String)]

    init(_ languages: [Language]) {
        entries = languages.map { ($0, $0.name.sortingKey) }
    }

    /// Returns the matching languages in their order; all of them for an empty text.
    func languages(matching text: String) -> [Language] {
        let wanted = text.sortingKey
        guard !wanted.isEmpty else { return entries.map(\.language) }
        let inside = " " + wanted
        return entries.filter { $0.key.hasPrefix(wanted) || $0.key.contains(inside) }.map(\.language)
    }
}

import Foundation

extension Language {
    private struct Document: Decodable {
        struct Entry: Decodable {
            let alpha_3: String
            let name: String
        }

        let entries: [Entry]

        private enum CodingKeys: String, CodingKey {
            case entries = "639-3"
        }
    }

    /// All languages of ISO 639-3, sorted by name without regard to accents and case. If the file cannot be read, this
    /// is empty and standard error says so.
    public static let all: [Language] = {
        guard let document: Document = ISOCodes.read("iso_639-3.json") else { return [] }
        return document.entries
            .map { (language: Language(code: $0.alpha_3, name: $0.name), key: $0.name.sortingKey) }
            .sorted { ($0.key, $0.language.name) < ($1.key, $1.language.name) }
            .map(\.language)
    }()
}

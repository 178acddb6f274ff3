import Foundation

extension Language {
    /// Where the Debian package iso-codes keeps ISO 639-3.
    private static let file = URL(fileURLWithPath: "/usr/share/iso-codes/json/iso_639-3.json")

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

    /// Every language of the file, by name, accents and case apart. Empty, with a line on standard error, when the file cannot be read.
    public static let all: [Language] = {
        do {
            let document = try JSONDecoder().decode(Document.self, from: Data(contentsOf: file))
            return document.entries
                .map { (language: Language(code: $0.alpha_3, name: $0.name), key: $0.name.sortingKey) }
                .sorted { ($0.key, $0.language.name) < ($1.key, $1.language.name) }
                .map(\.language)
        } catch {
            FileHandle.standardError.write(
                Data("\(file.path) could not be read (\(error)): install the Debian package iso-codes.\n".utf8))
            return []
        }
    }()
}

extension String {
    /// Folded once, because comparing by locale costs too much for thousands of names.
    fileprivate var sortingKey: String {
        folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    }
}

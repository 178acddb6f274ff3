import Foundation

/// The modules that source imports, found without parsing it: enough to know what may be needed.
struct ImportedModules {
    private static let kinds: Set<Substring> = [
        "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
    ]

    private var known: [URL: Set<String>] = [:]

    /// Returns the modules that files import. Each file is read once.
    mutating func of(_ files: [URL]) -> Set<String> {
        files.reduce(into: []) { modules, file in
            let own = known[file] ?? Self.read(file)
            known[file] = own
            modules.formUnion(own)
        }
    }

    private static func read(_ file: URL) -> Set<String> {
        guard let data = try? Data(contentsOf: file) else { return [] }
        return inText(String(decoding: data, as: UTF8.self))
    }

    /// Returns the modules that texts import.
    static func inTexts(_ texts: [String]) -> Set<String> { texts.reduce(into: []) { $0.formUnion(inText($1)) } }

    private static func inText(_ text: String) -> Set<String> {
        var modules: Set<String> = []
        for line in text.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
            // Most lines do not begin like an import.
            guard let first = line.first(where: { $0 != 32 && $0 != 9 }),
                first == 0x69 || first == 0x40 || first == 0x70
            else { continue }
            var words = Substring(line).split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ";" })
            while let word = words.first,
                word.hasPrefix("@") || word == "public" || word == "internal" || word == "private"
            {
                words.removeFirst()
            }
            guard words.first == "import" else { continue }
            words.removeFirst()
            if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
            if let path = words.first { modules.insert(String(path.prefix { $0 != "." && $0 != "/" })) }
        }
        return modules
    }
}

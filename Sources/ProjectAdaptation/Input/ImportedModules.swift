import Foundation

/// The modules that source imports, found without parsing it: enough to know what may be needed.
enum ImportedModules {
    static func of(_ file: URL) -> Set<String> {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        let pattern =
            /(?m)^[ \t]*(?:@[A-Za-z_]+[ \t]+)*import[ \t]+(?:(?:class|struct|enum|protocol|func|var|let|typealias)[ \t]+)?([A-Za-z_][A-Za-z0-9_]*)/
        return Set(text.matches(of: pattern).map { String($0.1) })
    }

    static func of(_ files: [URL]) -> Set<String> { files.reduce(into: []) { $0.formUnion(of($1)) } }
}

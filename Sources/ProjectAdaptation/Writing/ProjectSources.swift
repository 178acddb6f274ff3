import Foundation
import SourceAdapter

/// The Swift files of a project, each read once, and what of them is left out because of its imports.
final class ProjectSources {
    /// A file, with the modules that it imports and Linux has not.
    struct Source {
        let file: SourceFile
        let missing: [MissingImport]

        var isLeftOut: Bool { missing.contains(where: \.isUsed) }
    }

    /// The modules of the package.
    private let modules: Set<String>
    private var known: [URL: Source] = [:]

    init(modules: Set<String>) {
        self.modules = modules
    }

    /// Returns a file; nil if it cannot be read.
    func source(_ url: URL) -> Source? {
        if let source = known[url] { return source }
        guard let text = Self.text(of: url) else { return nil }
        let file = SourceFile(path: url.path, text: text)
        let source = Source(file: file, missing: MissingImport.all(in: file, besides: modules))
        known[url] = source
        return source
    }

    /// Files of old projects are in other encodings now and then.
    private static func text(of file: URL) -> String? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16)
            ?? String(data: data, encoding: .isoLatin1)
    }
}

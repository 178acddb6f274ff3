import Foundation
import SourceAdapter

/// The Swift files of a project, each read once, and what of them is left out because of its imports.
final class ProjectSources {
    /// A file, with the modules that it imports and Linux has not.
    struct Source {
        let file: SourceFile
        let missing: [MissingImport]
        /// Whether the file is left out because of what it imports.
        let isLeftOut: Bool
    }

    /// The modules of the package.
    private let modules: Set<String>
    private let urls: [URL]
    private let generated: [SourceFile]
    private var sources: [URL: Source] = [:]
    private var files: [URL: SourceFile] = [:]
    private var declaredNames: [URL: DeclaredNames] = [:]
    private var wordsOfFiles: [URL: Set<String>] = [:]

    /// What is left out because of missing modules.
    let leavingOut: LeavingOut

    /// - Parameters:
    ///   - urls: all files of the project.
    ///   - generated: the files that are generated for it.
    init(modules: Set<String>, urls: [URL], generated: [SourceFile], leavingOut: LeavingOut) {
        self.modules = modules
        self.leavingOut = leavingOut
        self.urls = urls
        self.generated = generated
    }

    /// Returns a file; nil if it cannot be read.
    func source(_ url: URL) -> Source? {
        if let source = sources[url] { return source }
        guard let file = file(url) else { return nil }
        let missing = MissingImport.all(in: file, besides: modules)
        let source = Source(
            file: file, missing: missing, isLeftOut: leavingOut == .files && missing.contains(where: \.isUsed))
        sources[url] = source
        return source
    }

    /// Returns what a file declares; nil if it cannot be read.
    func names(in url: URL) -> DeclaredNames? {
        if let names = declaredNames[url] { return names }
        let names = file(url).map(DeclaredNames.init)
        declaredNames[url] = names
        return names
    }

    /// Returns everything in a file that looks like a name.
    func words(in url: URL) -> Set<String> {
        if let words = wordsOfFiles[url] { return words }
        let words = file(url).map { Self.words(of: $0.text) } ?? []
        wordsOfFiles[url] = words
        return words
    }

    /// The names of everything that the project declares.
    private(set) lazy var allNames: Set<String> = urls.reduce(
        into: Set(generated.flatMap { DeclaredNames(in: $0).allNames })
    ) { names, url in
        if let own = self.names(in: url) { names.formUnion(own.allNames) }
    }

    private func file(_ url: URL) -> SourceFile? {
        if let file = files[url] { return file }
        let file = Self.text(of: url).map { SourceFile(path: url.path, text: $0) }
        files[url] = file
        return file
    }

    private static func words(of text: String) -> Set<String> {
        let isSeparator = { (byte: UInt8) in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
                false
            default: true
            }
        }
        return Set(text.utf8.split(whereSeparator: isSeparator).map { String(Substring($0)) })
    }

    /// Files of old projects are in other encodings now and then.
    private static func text(of file: URL) -> String? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16)
            ?? String(data: data, encoding: .isoLatin1)
    }
}

import Foundation
import SourceAdapter

/// The folder for adapted files. A file whose text would not change is not written, so that it keeps its modification
/// date.
struct OutputFolder {
    private let folder: URL
    private let root: URL

    /// - Parameter root: the folder of the originals. Copies have the same relative paths.
    init(_ path: String, root: String) {
        folder = URL(filePath: path).standardizedFileURL
        self.root = URL(filePath: root).standardizedFileURL
    }

    func write(_ file: SourceFile) throws {
        let original = relativePath(of: file.path)
        let isMain = original == "main.swift" || original.hasSuffix("/main.swift")
        try write(file.text, to: isMain ? original : original.dropLast("swift".count) + "adapted.swift")
    }

    /// Writes the tables of the files that are not copied.
    func write(members: String) throws {
        try write(members, to: "SourceMembers.swift")
    }

    private func write(_ text: String, to path: String) throws {
        let destination = folder.appending(path: path)
        let data = Data(text.utf8)
        if (try? Data(contentsOf: destination)) == data { return }
        try FileManager.default.createDirectory(
            at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: destination, options: .atomic)
    }

    private func relativePath(of path: String) -> String {
        let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : URL(filePath: path).lastPathComponent
    }
}

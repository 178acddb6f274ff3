import Foundation
import SourceAdapter

/// Where adapted files go.
struct OutputFolder {
    private let folder: URL

    init(_ path: String) {
        folder = URL(filePath: path).standardizedFileURL
    }

    /// Every file at the same place below the folder as the original below `root`. A file that already has this text
    /// keeps its date.
    func write(_ files: [SourceFile], relativeTo root: URL) throws {
        for file in files {
            let destination = folder.appending(path: relativePath(of: file.path, to: root))
            let data = Data(file.text.utf8)
            if (try? Data(contentsOf: destination)) == data { continue }
            try FileManager.default.createDirectory(
                at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: destination, options: .atomic)
        }
    }

    private func relativePath(of path: String, to root: URL) -> String {
        let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : URL(filePath: path).lastPathComponent
    }
}

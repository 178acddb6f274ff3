import Foundation

/// A folder for one test, which is removed at its end.
public final class TemporaryFolder {
    public let url: URL

    /// - Parameter files: the texts of files by path.
    public init(_ files: [String: String] = [:]) throws {
        url =
            FileManager.default.temporaryDirectory.appending(path: "trestle-test-\(UUID().uuidString)")
            .standardizedFileURL
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    public func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The path of a file relative to the folder.
    public func path(of file: URL) -> String {
        let path = file.standardizedFileURL.path
        return path.hasPrefix(url.path + "/") ? String(path.dropFirst(url.path.count + 1)) : path
    }
}

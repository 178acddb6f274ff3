import Foundation

/// The paths of files as the services that show a repository name them.
public struct RepositoryPaths: Sendable {
    /// The folder of the repository.
    public let root: URL

    /// - Parameter folder: a folder in the repository. If no folder above it has `.git`, it counts as the repository.
    public init(containing folder: URL) {
        var candidate = folder.standardizedFileURL
        while candidate.path != "/" {
            if FileManager.default.fileExists(atPath: candidate.appending(path: ".git").path) { break }
            candidate.deleteLastPathComponent()
        }
        root = candidate.path == "/" ? folder.standardizedFileURL : candidate
    }

    /// The path from the repository's folder. Nil for a file outside of it.
    public func relative(_ path: String) -> String? {
        let place = URL(filePath: path).standardizedFileURL.path
        let start = root.path.hasSuffix("/") ? root.path : root.path + "/"
        return place.hasPrefix(start) ? String(place.dropFirst(start.count)) : nil
    }

    /// The path from the repository's folder, or the whole path of a file outside of it.
    public func shown(_ path: String) -> String { relative(path) ?? path }
}

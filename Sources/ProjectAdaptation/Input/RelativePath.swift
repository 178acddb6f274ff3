import Foundation

/// Paths relative to a folder, for messages and for places in a package.
enum RelativePath {
    /// Returns the path of a file below a folder; for other files the whole path.
    static func of(_ file: URL, in folder: URL) -> String {
        inside(file, folder) ?? file.standardizedFileURL.path
    }

    /// Returns the path of a file below a folder; nil for files that are not below it. Links are not followed.
    static func inside(_ file: URL, _ folder: URL) -> String? {
        let path = file.standardizedFileURL.path
        let root = folder.standardizedFileURL.path
        let prefix = root.hasSuffix("/") ? root : root + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }

    /// Returns whether a file, with all links followed, is in a folder.
    static func isReallyInside(_ file: URL, _ folder: URL) -> Bool {
        let file = file.resolvingSymlinksInPath(), folder = folder.resolvingSymlinksInPath()
        return file.standardizedFileURL.path == folder.standardizedFileURL.path || inside(file, folder) != nil
    }
}

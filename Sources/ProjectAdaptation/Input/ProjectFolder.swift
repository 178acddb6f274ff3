import Foundation

/// The folder of everything that belongs to a project.
enum ProjectFolder {
    /// Returns the working copy that a folder is in, because projects share files with their neighbors; without one
    /// the folder itself.
    static func around(_ folder: URL) -> URL {
        var place = folder.standardizedFileURL
        while place.path != "/", place.path.count > 1 {
            if FileManager.default.fileExists(atPath: place.appending(path: ".git").path) { return place }
            place = place.deletingLastPathComponent().standardizedFileURL
        }
        return folder.standardizedFileURL
    }
}

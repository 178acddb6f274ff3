import Foundation

/// A workspace: the projects that it lists.
public struct XcodeWorkspace: Sendable {
    /// The projects in the order of the file, whether or not they are on disk.
    public let projects: [URL]

    /// Reads a workspace.
    ///
    /// - Parameter location: the folder `Name.xcworkspace`.
    public init(at location: URL) throws(ProjectError) {
        let file = location.appending(path: "contents.xcworkspacedata")
        let text: String
        do { text = try String(contentsOf: file, encoding: .utf8) } catch {
            throw .unreadable(path: file.path, reason: (error as NSError).localizedDescription)
        }
        let folder = location.standardizedFileURL.deletingLastPathComponent()
        projects = text.matches(of: /location\s*=\s*"(?:group|container|self):([^"]*\.xcodeproj)"/).map {
            folder.appending(path: $0.1.replacing("&amp;", with: "&")).standardizedFileURL
        }
    }
}

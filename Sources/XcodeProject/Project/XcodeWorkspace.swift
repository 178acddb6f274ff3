import Foundation
import FoundationXML

/// A workspace: the projects that it lists.
public struct XcodeWorkspace: Sendable {
    /// The projects in the order of the file, whether or not they are on disk.
    public let projects: [URL]

    /// Reads a workspace.
    ///
    /// - Parameter location: the folder `Name.xcworkspace`.
    public init(at location: URL) throws(ProjectError) {
        let file = location.appending(path: "contents.xcworkspacedata")
        let data: Data
        do { data = try Data(contentsOf: file) } catch {
            throw .unreadable(path: file.path, reason: (error as NSError).localizedDescription)
        }
        let reader = WorkspaceReader(container: location.standardizedFileURL.deletingLastPathComponent())
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), reader.isComplete else {
            throw .damaged(
                path: file.path, PropertyListError(line: parser.lineNumber, message: "it is no XML of a workspace"))
        }
        projects = reader.projects
    }
}

/// Follows the elements of a workspace, whose groups are nested: a file's place is relative to that of its group.
private final class WorkspaceReader: NSObject, XMLParserDelegate {
    private(set) var projects: [URL] = []
    /// Whether the element of the workspace was closed: the parser accepts texts that end before.
    private(set) var isComplete = false
    /// The folder of the workspace.
    private let container: URL
    /// The folders of the groups that are open.
    private var groups: [URL] = []

    init(container: URL) { self.container = container }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes: [String: String]
    ) {
        let place = attributes["location"].flatMap(self.place)
        if elementName == "Group" { groups.append(place ?? groups.last ?? container) }
        if elementName == "FileRef", let place, place.pathExtension == "xcodeproj", !projects.contains(place) {
            projects.append(place)
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        if elementName == "Group" { _ = groups.popLast() }
        if elementName == "Workspace" { isComplete = true }
    }

    /// Returns the place of a location such as `group:Sub/App.xcodeproj`; nil for those in Xcode itself.
    private func place(_ location: String) -> URL? {
        guard let colon = location.firstIndex(of: ":") else { return nil }
        let path = String(location[location.index(after: colon)...])
        switch location[..<colon] {
        case "group": return (groups.last ?? container).appending(path: path).standardizedFileURL
        case "container": return container.appending(path: path).standardizedFileURL
        case "absolute": return URL(filePath: path).standardizedFileURL
        // The workspace that every project contains.
        case "self": return container.pathExtension == "xcodeproj" ? container : container.appending(path: path)
        default: return nil
        }
    }
}

import Foundation
import PackagePlugin

/// The resources in the folder of a target that the manifest does not declare: what Xcode would copy into the
/// application.
struct TargetResources {
    /// A file or a folder, and its place in the bundle.
    struct Resource {
        let url: URL
        let name: String
    }

    let all: [Resource]

    private static let fileTypes: Set<String> = [
        "xib", "storyboard", "strings", "stringsdict", "plist", "json", "png", "jpg", "jpeg", "gif", "pdf", "svg",
        "ttf", "otf", "txt", "html", "css", "csv", "xml",
    ]
    private static let folderTypes: Set<String> = ["xcassets", "bundle"]
    /// Folders of Xcode and of package managers that contain no resources of the target.
    private static let foreignTypes: Set<String> = ["xcodeproj", "xcworkspace", "playground", "framework"]

    /// Finds the resources, except those in hidden folders and in the folders of other targets inside this target's.
    init(_ target: any SourceModuleTarget, without otherFolders: [URL]) {
        let root = target.directoryURL.standardizedFileURL
        let declared = target.sourceFiles.filter { $0.type == .resource }.map(\.url.standardizedFileURL.path)
        let left = declared + otherFolders.map(\.standardizedFileURL.path).filter { $0.hasPrefix(root.path + "/") }
        var found: [Resource] = []
        let contents = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        while let url = (contents?.nextObject() as? URL)?.standardizedFileURL {
            let type = url.pathExtension.lowercased()
            if Self.foreignTypes.contains(type) || left.contains(url.path) {
                contents?.skipDescendants()
            } else if Self.folderTypes.contains(type) {
                contents?.skipDescendants()
                found.append(Resource(url: url, name: Self.name(of: url)))
            } else if Self.fileTypes.contains(type) {
                found.append(Resource(url: url, name: Self.name(of: url)))
            }
        }
        all = found.sorted { $0.url.path < $1.url.path }
    }

    /// The files of a resource, whose changes have it copied again.
    static func files(of resource: Resource) -> [URL] {
        let contents = FileManager.default.enumerator(at: resource.url, includingPropertiesForKeys: nil)
        return [resource.url] + (contents?.compactMap { $0 as? URL } ?? [])
    }

    /// A bundle is flat, but for the folders of languages.
    private static func name(of url: URL) -> String {
        let folder = url.deletingLastPathComponent().lastPathComponent
        return folder.hasSuffix(".lproj") ? "\(folder)/\(url.lastPathComponent)" : url.lastPathComponent
    }
}

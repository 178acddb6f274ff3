import Foundation
import XcodeProject

/// The files of a folder, without hidden ones, build products, other people's libraries and packages that `trestle` has
/// written.
struct FolderContents {
    private static let foreignFolders: Set<String> = [
        "Pods", "Carthage", "build", "DerivedData", "fastlane", "node_modules",
    ]
    /// What CocoaPods generates, and the link to it in a library's own folder.
    private static let generatedProjects: Set<String> = ["Pods.xcodeproj", "_Pods.xcodeproj"]
    private static let foreignTypes: Set<String> = ["xcworkspace", "playground", "framework", "xcframework", "docc"]
    /// Folders that are one resource.
    static let bundleTypes: Set<String> = ["xcassets", "bundle", "xcdatamodeld", "xcdatamodel"]
    /// Types of files that Xcode copies into a product.
    static let resourceTypes: Set<String> = [
        "xib", "storyboard", "strings", "stringsdict", "plist", "json", "png", "jpg", "jpeg", "gif", "pdf", "svg",
        "ttf", "otf", "txt", "html", "css", "csv", "xml",
    ]

    private(set) var swift: [URL] = []
    private(set) var objectiveC: [URL] = []
    private(set) var resources: [URL] = []
    /// The projects of Xcode in the folder itself, or the manifest of one that XcodeGen makes.
    private(set) var projects: [URL] = []
    /// The projects of Xcode in folders below.
    private(set) var projectsBelow: [URL] = []
    private(set) var podspecs: [URL] = []
    /// The manifests of Tuist, which are not among the Swift files.
    let tuist: TuistManifests
    let hasPackage: Bool

    /// Whether a file or folder is a model of Core Data.
    static func isModel(_ file: URL) -> Bool { ["xcdatamodeld", "xcdatamodel"].contains(file.pathExtension) }

    init(_ folder: URL) {
        let root = folder.standardizedFileURL
        hasPackage = FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path)
        let files = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        var found: [URL] = []
        while let file = (files?.nextObject() as? URL)?.standardizedFileURL {
            let type = file.pathExtension.lowercased()
            if type == "xcodeproj" || Self.bundleTypes.contains(type) {
                files?.skipDescendants()
            }
            if Self.foreignTypes.contains(type) || Self.foreignFolders.contains(file.lastPathComponent)
                || WrittenPackage.isAt(file)
            {
                files?.skipDescendants()
                continue
            }
            if Self.generatedProjects.contains(file.lastPathComponent) { continue }
            found.append(file)
        }
        found.sort { $0.path < $1.path }
        tuist = TuistManifests(among: found.filter { $0.pathExtension == "swift" }, in: root)
        for file in found where !tuist.files.contains(file) { add(file, root: root) }
        addManifests(among: found, root: root)
    }

    /// Adds the manifests of XcodeGen in folders that have no project.
    private mutating func addManifests(among files: [URL], root: URL) {
        let known = Set((projects + projectsBelow).map { $0.deletingLastPathComponent().path })
        let folders = Set(
            files.filter { ["yml", "yaml"].contains($0.pathExtension) }.map { $0.deletingLastPathComponent() })
        for folder in folders.sorted(by: { $0.path < $1.path }) where !known.contains(folder.path) {
            guard let manifest = XcodeProject.manifest(in: folder) else { continue }
            if folder.path == root.path { projects.append(manifest) } else { projectsBelow.append(manifest) }
        }
    }

    /// Whether a file is the manifest of a package, or one for another version: `Package@swift-5.swift`.
    private static func isManifest(_ file: URL) -> Bool {
        let name = file.lastPathComponent
        return name == "Package.swift" || name.hasPrefix("Package@swift-")
    }

    private mutating func add(_ file: URL, root: URL) {
        let isDirect = file.deletingLastPathComponent().path == root.path
        switch file.pathExtension.lowercased() {
        case "swift": if !Self.isManifest(file) { swift.append(file) }
        case "m", "mm", "h": objectiveC.append(file)
        case "xcodeproj": if isDirect { projects.append(file) } else { projectsBelow.append(file) }
        case "podspec": if isDirect { podspecs.append(file) }
        case let type where file.lastPathComponent != AdjustmentsFile.name:
            if Self.resourceTypes.contains(type) || Self.bundleTypes.contains(type) { resources.append(file) }
        default: break
        }
    }
}

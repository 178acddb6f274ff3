import Foundation

/// A folder of which Xcode 16 and later take every file: `PBXFileSystemSynchronizedRootGroup`.
struct SynchronizedFolder {
    private static let sourceTypes: Set<String> = ["swift", "m", "mm", "c", "cc", "cpp", "s", "metal"]
    /// What belongs to a target without being in its product.
    private static let otherTypes: Set<String> = ["h", "hpp", "pch", "entitlements", "xcconfig", "md", "modulemap"]
    /// Folders that are one resource.
    private static let bundleTypes: Set<String> = [
        "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "xcstickers", "icon", "scnassets",
    ]
    private static let foreignTypes: Set<String> = ["xcodeproj", "xcworkspace", "playground", "framework", "docc"]

    let url: URL
    /// For each target by identifier, the paths in this folder for which the membership is the other way round.
    private let exceptions: [String: Set<String>]
    private let explicitFolders: Set<String>

    init(_ group: ProjectObjects.Object, at url: URL, in objects: ProjectObjects) {
        self.url = url
        explicitFolders = Set(group.strings("explicitFolders"))
        exceptions = objects.objects("exceptions", of: group).reduce(into: [:]) { exceptions, set in
            guard let target = set["target"] else { return }
            exceptions[target, default: []].formUnion(set.strings("membershipExceptions"))
        }
    }

    /// The files of the folder that a target has, sources and resources, sorted by path.
    ///
    /// - Parameter isOwner: whether the folder is one of the target's; else it has only what is listed for it.
    func files(of target: String, isOwner: Bool) -> (sources: [URL], resources: [URL]) {
        let listed = exceptions[target] ?? []
        guard isOwner || !listed.isEmpty else { return ([], []) }
        var sources: [URL] = []
        var resources: [URL] = []
        for (path, file) in contents() where isListed(path, in: listed) != isOwner {
            let type = file.pathExtension.lowercased()
            if Self.sourceTypes.contains(type) {
                sources.append(file)
            } else if !Self.otherTypes.contains(type) {
                resources.append(file)
            }
        }
        return (sources, resources)
    }

    private func isListed(_ path: String, in list: Set<String>) -> Bool {
        if list.contains(path) { return true }
        // A localized file is listed once for all languages: "/Localized: Main.storyboard".
        let name = (path as NSString).lastPathComponent
        let parent = ((path as NSString).deletingLastPathComponent as NSString)
        guard parent.pathExtension == "lproj" else { return false }
        let folder = parent.deletingLastPathComponent
        return list.contains((folder.isEmpty ? "" : folder + "/") + "/Localized: " + name)
            || list.contains("Localized: " + name)
    }

    private func contents() -> [(path: String, url: URL)] {
        var found: [(String, URL)] = []
        let prefix = url.path + "/"
        let files = FileManager.default.enumerator(
            at: url, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
        while let file = (files?.nextObject() as? URL)?.standardizedFileURL {
            let path = String(file.path.dropFirst(prefix.count))
            let type = file.pathExtension.lowercased()
            if Self.foreignTypes.contains(type) || WrittenPackage.isAt(file) {
                files?.skipDescendants()
            } else if Self.bundleTypes.contains(type) || explicitFolders.contains(path) {
                files?.skipDescendants()
                found.append((path, file))
            } else if (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true {
                found.append((path, file))
            }
        }
        return found.sorted { $0.0 < $1.0 }
    }
}

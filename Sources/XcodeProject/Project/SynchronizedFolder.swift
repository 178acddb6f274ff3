import Foundation

/// A folder of which Xcode 16 and later take every file: `PBXFileSystemSynchronizedRootGroup`.
struct SynchronizedFolder {
    /// The files for which a target's membership is the other way round, and those that it has for other systems only.
    private struct Exceptions {
        var paths: Set<String> = []
        var otherSystems: Set<String> = []
        /// The files that are in a build phase that their type does not say, by the phase.
        var phases: [String: Set<String>] = [:]
    }

    let url: URL
    /// By the identifier of the target.
    private var exceptions: [String: Exceptions] = [:]
    private let explicitFolders: Set<String>

    init(_ group: ProjectObjects.Object, at url: URL, in objects: ProjectObjects) {
        self.url = url
        explicitFolders = Set(group.strings("explicitFolders"))
        for set in objects.objects("exceptions", of: group) { add(set, in: objects) }
    }

    private mutating func add(_ set: ProjectObjects.Object, in objects: ProjectObjects) {
        let paths = set.strings("membershipExceptions")
        // A set is about a target, or about one of its build phases.
        if let target = set["target"] {
            exceptions[target, default: Exceptions()].paths.formUnion(paths)
            for (path, filters) in set.dictionary("platformFiltersByRelativePath")
            where !filters.strings.contains("ios") {
                exceptions[target, default: Exceptions()].otherSystems.insert(path)
            }
        } else if let phase = objects[set["buildPhase"]] {
            for target in objects.all(isa: "PBXNativeTarget") where target.strings("buildPhases").contains(phase.id) {
                exceptions[target.id, default: Exceptions()].phases[phase.kindOfFiles ?? "", default: []]
                    .formUnion(paths)
            }
        }
    }

    /// The files of the folder that a target has, sources and resources, sorted by path.
    ///
    /// - Parameter isOwner: whether the folder is one of the target's; else it has only what is listed for it.
    func files(of target: String, isOwner: Bool) -> (sources: [URL], resources: [URL]) {
        let own = exceptions[target] ?? Exceptions()
        guard isOwner || !own.paths.isEmpty || !own.phases.isEmpty else { return ([], []) }
        var sources: [URL] = []
        var resources: [URL] = []
        for (path, file) in FolderListing(url, explicitFolders: explicitFolders).entries {
            let given = own.phases.first { isListed(path, in: $0.value) }?.key
            guard given != nil || isListed(path, in: own.paths) != isOwner, !isListed(path, in: own.otherSystems) else {
                continue
            }
            switch given ?? FolderListing.phase(of: file) {
            case "sources": sources.append(file)
            case "resources": resources.append(file)
            default: break
            }
        }
        return (sources, resources)
    }

    /// Whether a list has a file, or a folder that it is in.
    private func isListed(_ path: String, in list: Set<String>) -> Bool {
        if list.isEmpty { return false }
        if list.contains(path) { return true }
        let parent = ((path as NSString).deletingLastPathComponent as NSString)
        // A localized file is listed once for all languages: "/Localized: Main.storyboard".
        if parent.pathExtension == "lproj" {
            let name = (path as NSString).lastPathComponent
            let folder = parent.deletingLastPathComponent
            if list.contains((folder.isEmpty ? "" : folder + "/") + "/Localized: " + name)
                || list.contains((folder.isEmpty ? "" : folder + "/") + "Localized: " + name)
                || list.contains("Localized: " + name)
            {
                return true
            }
        }
        return list.contains { path.hasPrefix($0 + "/") }
    }
}

extension ProjectObjects.Object {
    /// What the files of a build phase are to this reader; nil for phases whose files are not in the product's bundle.
    var kindOfFiles: String? {
        switch isa {
        case "PBXSourcesBuildPhase": "sources"
        case "PBXResourcesBuildPhase": "resources"
        // The number is that of the folder for resources.
        case "PBXCopyFilesBuildPhase":
            self["dstSubfolderSpec"] == "7" || self["dstSubfolder"] == "Resources" ? "resources" : nil
        default: nil
        }
    }
}

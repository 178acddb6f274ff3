import Foundation

/// The manifests of Tuist in a folder: programs in Swift that describe projects and are no source of these.
///
/// Source: Tuist's documentation of manifests, and its module ProjectDescription.
struct TuistManifests {
    private static let names: Set<String> = ["Project.swift", "Workspace.swift", "Tuist.swift", "Config.swift"]
    /// The folders of code that manifests share, and of what Tuist itself uses.
    private static let folders: Set<String> = ["Tuist", "ProjectDescriptionHelpers"]

    /// The files that describe a project each.
    let projects: [URL]
    /// All files of Swift that belong to Tuist.
    let files: Set<URL>

    /// - Parameter files: the Swift files of the folder.
    init(among files: [URL], in root: URL) {
        guard files.contains(where: { Self.names.contains($0.lastPathComponent) && Self.isManifest($0) }) else {
            (projects, self.files) = ([], [])
            return
        }
        let own = files.filter { file in
            let parents = RelativePath.of(file, in: root).split(separator: "/").dropLast()
            return parents.contains { Self.folders.contains(String($0)) } || Self.isManifest(file)
        }
        self.files = Set(own)
        projects = own.filter { file in
            let parents = RelativePath.of(file, in: root).split(separator: "/").dropLast()
            return file.lastPathComponent == "Project.swift" && !parents.contains { Self.folders.contains(String($0)) }
        }
    }

    private static func isManifest(_ file: URL) -> Bool {
        var imports = ImportedModules()
        return !imports.of([file]).isDisjoint(with: ["ProjectDescription", "ProjectDescriptionHelpers"])
    }
}

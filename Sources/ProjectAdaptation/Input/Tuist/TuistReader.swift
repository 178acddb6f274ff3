import Foundation
import XcodeProject

/// Describes the projects that Tuist's manifests describe. The manifests are programs, which are not run: targets that
/// they declare literally are read, and the others are those that the folders show.
struct TuistReader {
    private let folder: URL
    private let manifests: TuistManifests

    init(_ folder: URL, _ manifests: TuistManifests) {
        self.folder = folder
        self.manifests = manifests
    }

    func description() -> ProjectDescription {
        var remarks: [Remark] = []
        var targets: [TargetDescription] = []
        for manifest in manifests.projects {
            let path = RelativePath.of(manifest, in: folder)
            let project = TuistProject(manifest, besides: manifests.projects)
            if !project.isLiteral {
                remarks.append(
                    Remark(
                        .note, path, "is a manifest of Tuist, which is not run: its targets are those of its folders"))
            }
            for target in project.targets where !targets.contains(where: { $0.module == target.module }) {
                targets.append(target)
            }
            remarks += project.remarks
        }
        let dependencies = TuistDependencies(in: folder, projects: manifests.projects)
        remarks += dependencies.libraries.map {
            Remark(.leftOut, "package \($0.name)", "is not built; add a copy of it with --library")
        }
        var description = ProjectDescription(
            name: name, folder: ProjectFolder.around(folder), targets: targets, remarks: remarks, places: [folder])
        description.placesOfLibraries += ["Tuist/Dependencies/Carthage/Checkouts", "Tuist/.build/checkouts"].map {
            folder.appending(path: $0)
        }
        description.remoteLibraries += dependencies.libraries
        return description
    }

    /// The name of the workspace, or of the only project.
    private var name: String {
        let workspace = folder.appending(path: "Workspace.swift")
        let files = [workspace] + (manifests.projects.count == 1 ? manifests.projects : [])
        return files.lazy.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
            .flatMap { SwiftCall.all(of: ["Workspace", "Project"], in: $0) }
            .compactMap { $0["name"]?.literal }.first ?? folder.lastPathComponent
    }
}

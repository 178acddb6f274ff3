import Foundation
import XcodeProject

/// Finds out what kind of project a path names, and reads it.
public enum ProjectReader {
    /// Reads a project.
    ///
    /// - Parameters:
    ///   - path: an `.xcodeproj`, an `.xcworkspace`, a manifest of XcodeGen, or the folder of a project; or a link to one
    ///     of these.
    ///   - target: the name of the only target wanted besides those that it needs and its tests; nil for all.
    ///   - needsApplication: whether a library takes the application of a project in a folder below, such as its
    ///     example.
    public static func read(
        _ path: String, target: String? = nil, needsApplication: Bool = false
    ) throws -> ProjectDescription {
        let url = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
        guard FileManager.default.fileExists(atPath: url.path) else { throw InputError.notFound(path: url.path) }
        var project = try read(url, needsApplication: needsApplication)
        let isFile = ["xcodeproj", "xcworkspace", "yml", "yaml"].contains(url.pathExtension)
        let place = isFile ? url.deletingLastPathComponent() : url
        try project.adjust(in: place)
        if project.podfiles.isEmpty { project.podfiles = Podfile(in: place).map { [$0] } ?? [] }
        if let target { try TargetChoice.choose(target, in: &project) }
        guard project.hasSources else { throw error(of: project, at: url, in: FolderContents(place)) }
        return project
    }

    /// Says why nothing can be built.
    private static func error(of project: ProjectDescription, at url: URL, in contents: FolderContents) -> InputError {
        let remarks = project.remarks + (project.adjustments?.remarks ?? [])
        let isSource = { (remark: Remark) in remark.subject.hasPrefix("target ") || remark.subject.hasSuffix(".swift") }
        let reasons = remarks.filter(isSource).map { "\($0.subject): \($0.text)" }
        guard contents.swift.isEmpty else {
            return .nothingToBuild(path: url.path, swiftFiles: contents.swift.count, reasons: reasons)
        }
        return .noSwift(path: url.path, objectiveCFiles: contents.objectiveC.count)
    }

    private static func read(_ url: URL, needsApplication: Bool) throws -> ProjectDescription {
        switch url.pathExtension {
        case "xcodeproj", "yml", "yaml": return try XcodeProjectReader(url).description()
        case "xcworkspace":
            let folder = ProjectFolder.around(url.deletingLastPathComponent())
            guard let project = try FolderProjects(folder).joined(try XcodeWorkspace(at: url).projects) else {
                throw InputError.noProject(path: url.path)
            }
            return project
        default: return try FolderProjects(url).description(needsApplication: needsApplication)
        }
    }
}

import Foundation
import XcodeProject

/// Finds out what kind of project a path names, and reads it.
public enum ProjectReader {
    /// Reads a project.
    ///
    /// - Parameters:
    ///   - path: an `.xcodeproj`, an `.xcworkspace`, or the folder of a project.
    ///   - target: the name of the only target wanted besides those that it needs and its tests; nil for all.
    public static func read(_ path: String, target: String? = nil) throws -> ProjectDescription {
        let url = URL(filePath: path).standardizedFileURL
        guard FileManager.default.fileExists(atPath: url.path) else { throw InputError.notFound(path: url.path) }
        var project = try read(url)
        if let target { try TargetChoice.choose(target, in: &project) }
        guard project.targets.contains(where: { !$0.sources.isEmpty }) else {
            throw InputError.noSwift(path: url.path, objectiveCFiles: FolderContents(url).objectiveC.count)
        }
        return project
    }

    private static func read(_ url: URL) throws -> ProjectDescription {
        switch url.pathExtension {
        case "xcodeproj": return try XcodeProjectReader(url).description()
        case "xcworkspace":
            let projects = try XcodeWorkspace(at: url).projects
            return try read(projects, in: url.deletingLastPathComponent()) ?? noProject(url)
        default: break
        }
        let contents = FolderContents(url)
        if let project = try read(contents.projects, in: url) { return project }
        if contents.hasPackage { return try SwiftPackageReader(url).description() }
        if let podspec = contents.podspecs.first { return try PodspecReader(podspec).description() }
        if let project = try read(contents.projectsBelow, in: url) { return project }
        return try PlainFolderReader(url, contents).description()
    }

    private static func noProject(_ url: URL) throws -> ProjectDescription {
        throw InputError.noProject(path: url.path)
    }

    /// Reads the first project that has an application, else the first one. The others are mentioned.
    private static func read(_ urls: [URL], in folder: URL) throws -> ProjectDescription? {
        let own = urls.filter { $0.lastPathComponent != "Pods.xcodeproj" }
        guard own.count > 1 else { return try own.first.map { try XcodeProjectReader($0).description() } }
        let all = own.map { url in Result { try XcodeProjectReader(url).description() } }
        let isBest = all.map { (try? $0.get())?.targets.contains { $0.kind == .application } == true }
        let best = isBest.firstIndex(of: true) ?? 0
        var project = try all[best].get()
        project.remarks += own.indices.filter { $0 != best }.map {
            Remark(.note, RelativePath.of(own[$0], in: folder), "is another project; name it to adapt it")
        }
        return project
    }
}

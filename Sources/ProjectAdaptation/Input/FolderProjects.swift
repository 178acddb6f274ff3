import Foundation

/// The projects of a folder: its own, which are joined, and those in folders below, such as examples.
final class FolderProjects {
    private let folder: URL
    private let contents: FolderContents
    /// What the files of all these projects have to be in.
    private let root: URL
    /// The package of the folder, whose manifest is evaluated once; nil if there is none.
    private lazy var package: Result<ProjectDescription, InputError>? = {
        guard contents.hasPackage else { return nil }
        return Result { () throws(InputError) in try SwiftPackageReader(folder).description() }
    }()

    init(_ folder: URL) {
        self.folder = folder
        contents = FolderContents(folder)
        root = ProjectFolder.around(folder)
    }

    func description(needsApplication: Bool = false) throws -> ProjectDescription {
        let own = try own()
        if var project = own, project.hasSources {
            if !project.hasTests { addTests(to: &project) }
            if needsApplication, !project.hasApplication { addApplication(to: &project) }
            return project
        }
        let below = try own == nil ? chosen(of: contents.projectsBelow) : try? chosen(of: contents.projectsBelow)
        // A project for other systems may have an example for iOS; its own files are no project for iOS without it.
        if let own {
            guard var below, below.hasSources else { return own }
            below.remarks += own.remarks.filter { !below.remarks.contains($0) }
            return below
        }
        var project = try below ?? PlainFolderReader(folder, contents).description()
        if case .failure(let error)? = package, error.isOfOtherSwiftPM {
            project.remarks.append(
                Remark(
                    .note, "Package.swift",
                    "is for a version of SwiftPM that is not this one, so the folder is read without it"))
        }
        return project
    }

    /// Reads several projects as one, the one with the best application before the others. What cannot be read is
    /// mentioned, unless it is all.
    func joined(_ urls: [URL]) throws -> ProjectDescription? {
        guard let best = try best(of: urls) else { return nil }
        var project = best.project
        for (url, result) in best.others {
            switch result {
            case .success(let other): project.join(other)
            case .failure(let error):
                project.remarks.append(Remark(.leftOut, RelativePath.of(url, in: folder), "\(error)"))
            }
        }
        return project
    }

    /// The projects that may have a library that another one imports, in the order in which to look.
    var libraries: some Sequence<ProjectDescription> {
        let projects = contents.projects + contents.projectsBelow
        let readers = projects.prefix(1).map(xcode) + [readPackage] + contents.podspecs.map(pod)
        return (readers + projects.dropFirst().map(xcode)).lazy.compactMap { $0() }
    }

    private func own() throws -> ProjectDescription? {
        if let project = try joined(contents.projects) { return withPackage(project) }
        if !contents.tuist.projects.isEmpty { return TuistReader(folder, contents.tuist).description() }
        if let project = try readablePackage() { return project }
        return try contents.podspecs.first.map { try PodspecReader($0).description() }
            .flatMap { $0.targets.contains { !$0.sources.isEmpty } ? $0 : nil }
    }

    /// Reads the package. Nil if SwiftPM does not support the version of its manifest any more: then the folder is read as
    /// if it were not there.
    private func readablePackage() throws(InputError) -> ProjectDescription? {
        if case .failure(let error)? = package, error.isOfOtherSwiftPM { return nil }
        return try package?.get()
    }

    /// Returns a project with the libraries that the folder's package names, or the package if it builds more files than a
    /// project without an application: people who build with one of the two forget to add files to the other.
    private func withPackage(_ project: ProjectDescription) -> ProjectDescription {
        guard !project.hasApplication, let package = readPackage() else { return project }
        if Self.fileCount(package) > Self.fileCount(project) { return package }
        var project = project
        project.remoteLibraries += package.remoteLibraries.filter { library in
            !project.remoteLibraries.contains { $0.name.lowercased() == library.name.lowercased() }
        }
        return project
    }

    private static func fileCount(_ project: ProjectDescription) -> Int {
        Set(project.targets.flatMap(\.sources)).count
    }

    /// Adds the tests of the project's libraries that a neighbor has, such as the project of an example or the one beside
    /// a package, with what they need.
    private func addTests(to project: inout ProjectDescription) {
        let readers = contents.projects.map(xcode) + [readPackage] + contents.projectsBelow.map(xcode)
        var imports = ImportedModules()
        let libraries = Set(project.targets.filter { $0.kind == .library }.map(\.module))
        for case var other? in readers.lazy.map({ $0() }) {
            let tests = other.targets.filter { target in
                target.kind == .tests && !imports.of(target.sources).isDisjoint(with: libraries)
            }
            guard !tests.isEmpty else { continue }
            other.targets = TargetChoice.closure(of: tests, in: other.targets)
            project.join(other)
            return
        }
    }

    /// Adds the application of the best project below that has one, with what it needs.
    private func addApplication(to project: inout ProjectDescription) {
        let others = contents.projectsBelow.compactMap { xcode($0)() }
        guard let index = ProjectRank.best(of: others) else { return }
        var other = others[index]
        guard let application = other.targets.first(where: { $0.kind == .application }) else { return }
        other.targets = TargetChoice.closure(of: [application], in: other.targets)
        project.join(other)
        project.hasApplicationOfExample = true
    }

    private func readPackage() -> ProjectDescription? { try? package?.get() }

    private func pod(_ url: URL) -> () -> ProjectDescription? {
        { try? PodspecReader(url).description() }
    }

    private func xcode(_ url: URL) -> () -> ProjectDescription? {
        { [root] in try? XcodeProjectReader(url, within: root).description() }
    }

    /// Reads the best project by its rank. The others are mentioned.
    private func chosen(of urls: [URL]) throws -> ProjectDescription? {
        guard let best = try best(of: urls) else { return nil }
        var project = best.project
        project.remarks += best.others.map { url, result in
            let path = RelativePath.of(url, in: folder)
            if case .failure(let error) = result {
                return Remark(.note, path, "is another project, which cannot be read: \(error)")
            }
            return Remark(.note, path, "is another project; name it to adapt it")
        }
        return project
    }

    private func best(
        of urls: [URL]
    ) throws -> (project: ProjectDescription, others: [(URL, Result<ProjectDescription, any Error>)])? {
        var all = urls.map { url in
            (url, Result { try XcodeProjectReader(url, within: root).description() })
        }
        guard !all.isEmpty else { return nil }
        let index = ProjectRank.best(of: all.map { try? $0.1.get() }) ?? 0
        return (try all.remove(at: index).1.get(), all)
    }
}

extension InputError {
    /// Whether a package is for a version of SwiftPM whose manifests that of today does not read, or for Xcode's alone.
    fileprivate var isOfOtherSwiftPM: Bool {
        guard case .unreadablePackage(_, let reason) = self else { return false }
        // The second is the reason for manifests whose first line does not name a version.
        return reason.contains("no longer supported") || reason.contains("backward-incompatible")
            || reason.contains("tools version specification")
            // The manifest of an application of Swift Playgrounds.
            || reason.contains("AppleProductTypes")
    }
}

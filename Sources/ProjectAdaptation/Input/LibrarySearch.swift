import Foundation
import SourceAdapter

/// Adds libraries to a project that it uses and does not contain.
public enum LibrarySearch {
    private static let foldersOfOthers: Set<String> = ["Tests", "Test", "Example", "Examples", "Demo", "Demos"]

    /// Adds the libraries of another project.
    ///
    /// - Parameter path: the folder of a package, a pod, a project or of Swift files.
    public static func add(_ path: String, to project: inout ProjectDescription) throws {
        let other = try ProjectReader.read(path)
        let known = Set(project.targets.map(\.module))
        let libraries = other.targets.filter { $0.kind == .library && !known.contains($0.module) }
        guard !libraries.isEmpty else {
            project.remarks.append(Remark(.note, path, "has no library that the project has not"))
            return
        }
        for library in libraries { project.add(library: library.confined(to: other.folder)) }
        project.otherFolders.append(other.folder)
        project.removeRemarksOfKnownLibraries([other.name])
        project.remarks += other.remarks
    }

    /// Adds the libraries that the project's source imports and that are beside it: copies that a package manager has
    /// put there, and libraries of other projects in the same folder. Then every target depends on the modules of the
    /// project that it imports, as in Xcode, which finds them without being told.
    ///
    /// - Parameter downloads: where libraries come from that are only named by their addresses; nil leaves them out.
    public static func addCopies(to project: inout ProjectDescription, downloads: LibraryCheckouts? = nil) {
        var imports = ImportedModules()
        var sought = Set(project.targets.map(\.module))
        var open = imports.of(project.targets.flatMap(\.sources)).sorted()
        let folder = project.folder
        lazy var neighbours = FolderProjects(folder)
        project.leaveOutReplacedPackages()
        var pods = PodsProjects()
        var remotes = RemoteLibraries(project.remoteLibraries, downloads)
        while let module = open.popLast() {
            let isOurs = LinuxModules.libraries.contains(module)
            guard isOurs || !LinuxModules.have(module), !LinuxModules.isApples(module), sought.insert(module).inserted
            else { continue }
            if isOurs { project.removeRemarksOfKnownLibraries([module]) }
            var libraries = copies(of: module, for: project, &pods)
            if libraries.isEmpty, let found = library(module, of: neighbours, for: project) {
                libraries = found.targets
                // What it needs itself is named in its own project.
                remotes.add(found.project.remoteLibraries)
            }
            if isOurs, libraries.allSatisfy(\.sources.isEmpty) { libraries = [] }
            if libraries.isEmpty, !isOurs, let found = remotes.projects(with: module) {
                libraries = (library(module, of: found.projects, for: project)?.targets ?? [])
                    .map { $0.confined(to: found.folder) }
                if !project.otherFolders.contains(found.folder) { project.otherFolders.append(found.folder) }
            }
            let count = project.targets.count
            for library in libraries { project.add(library: library) }
            sought.formUnion(libraries.map(\.module))
            open += imports.of(project.targets[count...].flatMap(\.sources)).sorted()
        }
        project.leaveOutSourceForMachExceptions()
        project.removeRemarksOfKnownLibraries(remotes.names)
        project.remarks += remotes.remarks
        addImpliedDependencies(to: &project, &imports)
    }

    /// Returns a library from its copy, with those that it needs from there. The copy may be a whole repository, with a
    /// project of its own, or have the sources of the library only.
    private static func copies(
        of module: String, for project: ProjectDescription, _ pods: inout PodsProjects
    ) -> [TargetDescription] {
        for folder in folders(of: module, for: project) {
            guard RelativePath.isReallyInside(folder, project.folder) else { continue }
            let contents = FolderContents(folder)
            if contents.hasPackage || !contents.projects.isEmpty || !contents.podspecs.isEmpty,
                let found = library(module, of: FolderProjects(folder), for: project)
            {
                return found.targets
            }
            if var library = plainCopy(of: module, contents, in: folder) {
                pods.select(among: &library.sources, of: module, at: folder.deletingLastPathComponent())
                return [library]
            }
        }
        return []
    }

    private static func plainCopy(
        of module: String, _ contents: FolderContents, in folder: URL
    ) -> TargetDescription? {
        let sources = contents.swift.filter { file in
            !RelativePath.of(file, in: folder).split(separator: "/").dropLast().contains {
                foldersOfOthers.contains(String($0)) || $0.hasSuffix("Tests")
            }
        }
        guard !sources.isEmpty else { return nil }
        var library = TargetDescription(name: module, module: module, kind: .library)
        library.sources = sources
        library.resources = contents.resources.filter {
            ["xib", "storyboard", "xcassets", "xcdatamodeld"].contains($0.pathExtension)
        }
        return library
    }

    /// Where a copy of a library may be: in a folder with its name, or with that of the pod that it is.
    private static func folders(of module: String, for project: ProjectDescription) -> [URL] {
        let pods = project.podfiles.compactMap { file in file.pod(of: module).map { (file, $0) } }
        let names = [module] + pods.map(\.1.folderName)
        let own = pods.compactMap { file, pod in pod.path.map { file.folder.appending(path: $0) } }
        return project.placesOfLibraries.flatMap { place in names.map { place.appending(path: $0) } } + own
    }

    /// Returns the library of another project in the same folder, with the libraries that it needs, and that project.
    private static func library(
        _ module: String, of neighbours: FolderProjects, for project: ProjectDescription
    ) -> (targets: [TargetDescription], project: ProjectDescription)? {
        let known = Set(project.targets.map(\.module))
        for other in neighbours.libraries {
            guard let library = other.targets.first(where: { $0.module == module && $0.kind == .library }) else {
                continue
            }
            return (
                TargetChoice.closure(of: [library], in: other.targets).filter { !known.contains($0.module) }, other
            )
        }
        return nil
    }

    private static func addImpliedDependencies(to project: inout ProjectDescription, _ imports: inout ImportedModules) {
        let kinds = project.targets.reduce(into: [:]) { $0[$1.module] = $1.kind }
        for index in project.targets.indices {
            let target = project.targets[index]
            let imported = imports.of(target.sources).sorted().filter { module in
                guard module != target.module, !target.dependencies.contains(module), let kind = kinds[module] else {
                    return false
                }
                return kind == .library || (kind == .application && target.kind == .tests)
            }
            project.targets[index].dependencies += imported
        }
    }
}

extension TargetDescription {
    /// Leaves out the files that are not in a folder.
    fileprivate func confined(to folder: URL) -> TargetDescription {
        var target = self
        target.sources = sources.filter { RelativePath.isReallyInside($0, folder) }
        target.resources = resources.filter { RelativePath.isReallyInside($0, folder) }
        return target
    }
}

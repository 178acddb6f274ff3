import Foundation

/// Describes a Swift package: its libraries, programs and tests. The manifest is evaluated by SwiftPM.
struct SwiftPackageReader {
    private let folder: URL
    private let manifest: PackageManifest

    init(_ folder: URL) throws(InputError) {
        self.folder = folder.standardizedFileURL
        manifest = try PackageManifest.read(self.folder)
    }

    func description() -> ProjectDescription {
        var read: Set<URL> = []
        return description(besides: &read)
    }

    /// Describes the package with the libraries of the packages on this machine that it names, directly or through others.
    ///
    /// - Parameter read: the folders of packages that are not read again.
    func description(besides read: inout Set<URL>) -> ProjectDescription {
        read.insert(folder)
        var remarks: [Remark] = []
        let targets = manifest.targets.compactMap { target in describe(target, remarks: &remarks) }
        let packages = (manifest.dependencies ?? []).filter { $0.name != "trestle" }
        remarks += packages.filter { $0.folder == nil }.map {
            Remark(.leftOut, "package \($0.name)", "is not built; add a copy of it with --library")
        }
        var project = ProjectDescription(
            name: manifest.name, folder: ProjectFolder.around(folder), targets: targets, remarks: remarks)
        let pinned = PinnedPackages([folder.appending(path: "Package.resolved")])
        project.remoteLibraries = packages.compactMap { $0.library(pinned) }
        for package in packages {
            if let folder = package.folder { Self.add(package.name, at: folder, to: &project, besides: &read) }
        }
        return project
    }

    /// Adds the libraries of a package on this machine to a project.
    static func add(
        _ name: String, at folder: URL, to project: inout ProjectDescription, besides read: inout Set<URL>
    ) {
        guard !read.contains(folder.standardizedFileURL) else { return }
        do {
            var package = try SwiftPackageReader(folder).description(besides: &read)
            package.targets.removeAll { library in
                library.kind != .library || project.targets.contains { $0.module == library.module }
            }
            project.targets += package.targets
            project.remoteLibraries += package.remoteLibraries.filter { !project.remoteLibraries.contains($0) }
            project.remarks += package.remarks.filter { !project.remarks.contains($0) }
        } catch {
            project.remarks.append(Remark(.leftOut, "package \(name)", "\(error)"))
        }
    }

    private func describe(_ target: PackageManifest.Target, remarks: inout [Remark]) -> TargetDescription? {
        let kinds: [String: TargetDescription.Kind] = [
            "regular": .library, "executable": .application, "test": .tests,
        ]
        guard let kind = kinds[target.type], let place = place(of: target) else {
            remarks.append(
                Remark(.leftOut, "target \"\(target.name)\"", "there is no counterpart of its kind (\(target.type))"))
            return nil
        }
        let contents = FolderContents(place)
        // The plugin compiles the source that the target does not, and copies resources that the manifest does not name.
        let excluded =
            target.usesPlugin ? [] : (target.exclude ?? []).map { place.appending(path: $0).standardizedFileURL.path }
        let listed =
            target.usesPlugin ? nil : target.sources?.map { place.appending(path: $0).standardizedFileURL.path }
        func has(_ file: URL, _ paths: [String]) -> Bool {
            paths.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
        }
        var description = TargetDescription(name: target.name, module: ModuleName.make(target.name), kind: kind)
        description.sources = contents.swift.filter { file in
            !has(file, excluded) && (listed.map { has(file, $0) } ?? true)
        }
        let resources = (target.resources ?? []).map { place.appending(path: $0.path).standardizedFileURL }
        description.resources = target.usesPlugin ? contents.resources : resources.flatMap { Self.files(of: $0) }
        // What Xcode makes resources of a target without being named.
        let named = resources.map(\.path) + excluded
        description.resources += contents.resources.filter {
            (FolderContents.isModel($0) || Self.isAutomatic($0) && takesResources)
                && !has($0, named) && !description.resources.contains($0)
        }
        if !target.usesPlugin {
            let taken = Set(description.resources)
            remarks += Self.undeclared(in: contents, declared: named).filter { !taken.contains($0) }.map {
                Remark(
                    .leftOut, RelativePath.of($0, in: folder),
                    "is no resource of the target \(target.name): name it in Package.swift, in "
                        + "resources: [.copy(\"\(RelativePath.of($0, in: place))\")]")
            }
        }
        remarks += (target.pluginUsages ?? []).compactMap(\.name).compactMap { plugin in
            GeneratedSource.advice(onPlugin: plugin).map {
                Remark(.needsHand, "source of target \"\(target.name)\"", $0)
            }
        }
        description.dependencies = target.dependencies.compactMap(\.name).map(ModuleName.make)
        description.language = LanguageSettings(target.settings ?? [], isSwift6: isSwift6)
        description.isOfSwiftPackage = true
        remarks += contents.objectiveC.filter { !has($0, excluded) && $0.pathExtension != "h" }.map {
            Remark(
                .leftOut, RelativePath.of($0, in: folder), ForeignSource.advice($0))
        }
        return description
    }

    /// The language mode of targets that do not name another one.
    private var isSwift6: Bool {
        let version = manifest.toolsVersion?._version ?? "5"
        guard let modes = manifest.swiftLanguageVersions else { return version.hasPrefix("6") }
        return modes.contains { $0.hasPrefix("6") }
    }

    /// Whether targets of the package have resources at all: since version 5.3 of the manifest.
    private var takesResources: Bool {
        let parts = (manifest.toolsVersion?._version ?? "5").split(separator: ".").compactMap { Int($0) }
        return !parts.lexicographicallyPrecedes([5, 3])
    }

    /// Whether Xcode takes a file or catalog into the bundle of a target that does not name it: interfaces, catalogs, and
    /// what is in the folder of a language.
    private static func isAutomatic(_ file: URL) -> Bool {
        ["xcassets", "storyboard", "xib"].contains(file.pathExtension)
            || file.deletingLastPathComponent().pathExtension == "lproj"
    }

    private func place(of target: PackageManifest.Target) -> URL? {
        if let path = target.path { return folder.appending(path: path).standardizedFileURL }
        let parents = target.type == "test" ? ["Tests", "Sources", "Source", "src"] : ["Sources", "Source", "src"]
        return parents.map { folder.appending(path: "\($0)/\(target.name)").standardizedFileURL }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// What Xcode would copy into the application and the target does not: interfaces, catalogs and strings.
    private static func undeclared(in contents: FolderContents, declared: [String]) -> [URL] {
        contents.resources.filter { file in
            ["xcassets", "storyboard", "xib", "strings", "stringsdict"].contains(file.pathExtension)
                && !declared.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
        }
    }

    /// A folder of resources stands for the resources in it.
    private static func files(of resource: URL) -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: resource.path, isDirectory: &isFolder) else { return [] }
        let isOne = !isFolder.boolValue || FolderContents.bundleTypes.contains(resource.pathExtension)
        return isOne ? [resource] : FolderContents(resource).resources
    }
}

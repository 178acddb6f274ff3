import Foundation

/// Makes a target of its object in the project file.
struct TargetReader {
    let objects: ProjectObjects
    let tree: FileTree
    let folder: URL
    let projectName: String

    func read(_ target: ProjectObjects.Object) -> XcodeTarget {
        var files = phaseFiles(of: target)
        addSynchronizedFiles(of: target, to: &files)
        let name = target["name"] ?? "Target"
        let manager = FileManager.default
        return XcodeTarget(
            name: name, kind: kind(of: target), settings: settings(of: target, name: name),
            sources: files.sources.filter { manager.fileExists(atPath: $0.path) },
            resources: files.resources.filter { manager.fileExists(atPath: $0.path) },
            dependencies: objects.objects("dependencies", of: target).filter(Self.isForIOS).compactMap(
                nameOfDependency),
            plugins: objects.objects("dependencies", of: target).compactMap { nameOfPlugin($0) },
            packageProducts: objects.objects("packageProductDependencies", of: target).compactMap { $0["productName"] },
            frameworks: files.frameworks,
            missing: (files.sources + files.resources).filter { !manager.fileExists(atPath: $0.path) })
    }

    private struct Files {
        var sources: [URL] = []
        var resources: [URL] = []
        var frameworks: [String] = []

        /// A file that two groups name, or that a build phase has twice, is one file.
        mutating func add(sources urls: [URL]) { for url in urls where !sources.contains(url) { sources.append(url) } }
        mutating func add(resources urls: [URL]) {
            for url in urls where !resources.contains(url) { resources.append(url) }
        }
    }

    private func phaseFiles(of target: ProjectObjects.Object) -> Files {
        var files = Files()
        for phase in objects.objects("buildPhases", of: target) {
            let members = objects.objects("files", of: phase).filter(Self.isForIOS).compactMap {
                objects[$0["fileRef"]]
            }
            switch phase.kindOfFiles {
            case "sources": files.add(sources: members.flatMap(tree.files))
            case "resources": files.add(resources: members.flatMap(tree.files))
            default: break
            }
            if phase.isa == "PBXFrameworksBuildPhase" {
                files.frameworks += members.compactMap { ($0["path"] ?? $0["name"]).map(nameOfFramework) }
            }
        }
        return files
    }

    /// A file of a build phase, or a dependency, may be for some systems only.
    private static func isForIOS(_ object: ProjectObjects.Object) -> Bool {
        let filters = object.strings("platformFilters") + object.strings("platformFilter")
        return filters.isEmpty || filters.contains("ios")
    }

    private func addSynchronizedFiles(of target: ProjectObjects.Object, to files: inout Files) {
        let own = Set(target.strings("fileSystemSynchronizedGroups"))
        for (group, url) in synchronizedGroups() {
            let found = SynchronizedFolder(group, at: url, in: objects)
                .files(of: target.id, isOwner: own.contains(group.id))
            let plist = found.resources.filter { $0.lastPathComponent != "Info.plist" }
            files.add(sources: found.sources)
            files.add(resources: plist)
        }
    }

    private func synchronizedGroups() -> [(ProjectObjects.Object, URL)] {
        objects.all(isa: "PBXFileSystemSynchronizedRootGroup").compactMap { group in
            tree.url(of: group).map { (group, $0) }
        }
    }

    private func kind(of target: ProjectObjects.Object) -> XcodeTarget.Kind {
        XcodeTarget.Kind(productType: target["productType"] ?? target.isa)
    }

    private func nameOfDependency(_ dependency: ProjectObjects.Object) -> String? {
        objects[dependency["target"]]?["name"] ?? dependency["name"]
            ?? objects[dependency["targetProxy"]]?["remoteInfo"]
    }

    private func nameOfPlugin(_ dependency: ProjectObjects.Object) -> String? {
        let name = objects[dependency["productRef"]]?["productName"]
        return name.flatMap { $0.hasPrefix("plugin:") ? String($0.dropFirst("plugin:".count)) : nil }
    }

    private func nameOfFramework(_ path: String) -> String {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return name.hasPrefix("lib") && path.hasSuffix(".a") ? String(name.dropFirst(3)) : name
    }

    private func settings(of target: ProjectObjects.Object, name: String) -> BuildSettings {
        let levels = [objects.root, target].flatMap { owner -> [BuildSettings.Level] in
            guard let configuration = configuration(of: owner) else { return [] }
            let file = objects[configuration["baseConfigurationReference"]].flatMap(tree.url)
            return [
                file.map(ConfigurationFile.read) ?? [:],
                configuration.dictionary("buildSettings").mapValues { $0.strings.joined(separator: " ") },
            ]
        }
        let known = [
            "TARGET_NAME": name, "PROJECT_NAME": projectName, "SRCROOT": folder.path, "PROJECT_DIR": folder.path,
            "SOURCE_ROOT": folder.path, "CONFIGURATION": "Debug", "PLATFORM_NAME": "iphoneos",
        ]
        return BuildSettings(levels: [known] + levels)
    }

    private func configuration(of owner: ProjectObjects.Object) -> ProjectObjects.Object? {
        guard let list = objects[owner["buildConfigurationList"]] else { return nil }
        let all = objects.objects("buildConfigurations", of: list)
        return all.first { $0["name"] == "Debug" } ?? all.first { $0["name"] == list["defaultConfigurationName"] }
            ?? all.first
    }
}

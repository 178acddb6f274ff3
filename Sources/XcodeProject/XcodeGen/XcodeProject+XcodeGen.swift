import Foundation

extension XcodeProject {
    /// Returns the manifest of XcodeGen in a folder; nil if there is none.
    public static func manifest(in folder: URL) -> URL? { XcodeGenManifest.file(in: folder) }

    /// Reads the project that XcodeGen generates from a manifest.
    ///
    /// - Parameter manifest: the file `project.yml`.
    public init(manifest: URL) throws(ProjectError) {
        let manifest = try XcodeGenManifest(at: manifest)
        let settings = XcodeGenSettings(manifest)
        let names = Set(manifest.targets.map(\.name))
        let targets = manifest.targets.map { name, target in
            XcodeGenTarget(name, target, in: manifest, names: names).target(with: settings)
        }
        self.init(
            name: manifest.name, location: manifest.folder.appending(path: "\(manifest.name).xcodeproj"),
            folder: manifest.folder, targets: targets, packages: Self.packages(of: manifest))
    }

    /// Reads a project, or the one that XcodeGen would generate in its place: if the project file is not there or cannot be
    /// read, or if it names Swift files that are gone, and the manifest has all that are left.
    ///
    /// - Parameter location: the folder `Name.xcodeproj`, or a manifest.
    public static func current(at location: URL) throws(ProjectError) -> XcodeProject {
        guard location.pathExtension == "xcodeproj" else { return try XcodeProject(manifest: location) }
        let beside = location.standardizedFileURL.deletingLastPathComponent()
        guard let manifest = manifest(in: beside), let generated = try? XcodeProject(manifest: manifest),
            generated.location.lastPathComponent == location.lastPathComponent
        else { return try XcodeProject(at: location) }
        guard let own = try? XcodeProject(at: location) else { return generated }
        return generated.isNewer(than: own) ? generated : own
    }

    private func isNewer(than other: XcodeProject) -> Bool {
        let others = other.targets.flatMap(\.sources).filter { $0.pathExtension == "swift" }
        return other.targets.contains { $0.missing.contains { $0.pathExtension == "swift" } }
            && Set(targets.flatMap(\.sources)).isSuperset(of: others)
    }

    private static func packages(of manifest: XcodeGenManifest) -> [Package] {
        let products = manifest.targets.flatMap { _, target in
            (target["dependencies"]?.elements ?? []).map { ($0["package"]?.string, XcodeGenTarget.products(of: $0)) }
        }
        let all = manifest.root["packages"]?.mapping ?? YAMLMapping()
        let named = all.keys.compactMap { name -> Package? in
            guard let package = all[name] else { return nil }
            if let path = package["path"]?.string { return local(path, in: manifest) }
            let address = package["url"]?.string ?? package["github"]?.string.map { "https://github.com/\($0)" }
            return address.map { address in
                Package(
                    location: String(address.prefix { $0 != "#" }), isLocal: false, folder: nil,
                    requirement: requirement(of: package),
                    products: products.filter { $0.0 == name }.flatMap(\.1) + [name])
            }
        }
        return named + (manifest.root["localPackages"]?.strings ?? []).map { local($0, in: manifest) }
    }

    private static func local(_ path: String, in manifest: XcodeGenManifest) -> Package {
        Package(
            location: path, isLocal: true, folder: manifest.folder.appending(path: path).standardizedFileURL)
    }

    /// The versions of a package, in the words of a project file.
    private static func requirement(of package: YAMLValue) -> [String: String] {
        func text(_ keys: String...) -> String? { keys.lazy.compactMap { package[$0]?.string }.first }
        if let version = text("exactVersion", "version") { return ["kind": "exactVersion", "version": version] }
        if let version = text("from", "majorVersion") {
            return ["kind": "upToNextMajorVersion", "minimumVersion": version]
        }
        if let version = text("minorVersion") { return ["kind": "upToNextMinorVersion", "minimumVersion": version] }
        if let first = text("minVersion"), let last = text("maxVersion") {
            return ["kind": "versionRange", "minimumVersion": first, "maximumVersion": last]
        }
        if let branch = text("branch") { return ["kind": "branch", "branch": branch] }
        return text("revision").map { ["kind": "revision", "revision": $0] } ?? [:]
    }
}

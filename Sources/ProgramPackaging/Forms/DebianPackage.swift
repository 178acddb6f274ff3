import Foundation

/// A program as a Debian package, which a desktop lists after its installation.
public struct DebianPackage {
    /// What the project does not say.
    public struct Description: Sendable {
        /// A name with an address, `Ada Lovelace <ada@example.com>`.
        public var maintainer: String
        /// What the program is, in a few words.
        public var summary: String
        /// The license of the program.
        public var license: URL?

        public init(maintainer: String, summary: String, license: URL? = nil) {
            self.maintainer = maintainer
            self.summary = summary
            self.license = license
        }
    }

    private let program: BuiltProgram
    private let information: ApplicationInformation
    private let description: Description
    private let package: String
    private let manager = FileManager.default

    public init(_ program: BuiltProgram, _ description: Description) {
        self.program = program
        self.description = description
        information = program.information
        package = DebianControl.package(named: program.name)
    }

    /// Writes the package, and replaces one of an earlier run.
    ///
    /// - Parameter output: the folder that the file goes into.
    public func write(into output: URL) throws -> URL {
        let place = try TemporaryPlace()
        let root = place.url.appending(path: "root")
        let libraries = try ProgramLibraries(of: program)
        try writeProgram(to: root, libraries)
        try writeDesktopFiles(to: root.appending(path: "usr/share"))
        let size = try PackagingTool.output("du", ["-sk", root.path], package: "coreutils").prefix { $0.isNumber }
        let control = try control(libraries, size: Int(size) ?? 0)
        try write(control.text, to: root.appending(path: "DEBIAN/control"))
        _ = try PackagingTool.output("chmod", ["-R", "u=rwX,go=rX", root.path], package: "coreutils")
        let file = output.appending(path: "\(package)_\(control.version)_\(control.architecture).deb")
        _ = try PackagingTool.output(
            "dpkg-deb", ["--root-owner-group", "-Zxz", "--build", root.path, file.path], package: "dpkg")
        return file
    }

    private func writeProgram(to root: URL, _ libraries: ProgramLibraries) throws {
        let tree = ProgramTree(folder: root.appending(path: "usr/lib/\(package)"))
        try tree.write(program, with: libraries.own)
        let others = Set(libraries.system.map(\.name))
        try tree.check(program.name) { others.contains($0) || BaseSystem.has($0) }
        let launcher = root.appending(path: "usr/bin/\(package)")
        try write(Launcher.text(installed: "/usr/lib/\(package)/bin/\(program.name)"), to: launcher)
        try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: launcher.path)
    }

    private func writeDesktopFiles(to shared: URL) throws {
        let identifier = information.identifier
        let icon = try program.bundle.flatMap { try IconSource(bundle: $0) }
        try icon.map {
            try IconFiles(source: $0).write(into: shared.appending(path: "icons/hicolor"), name: identifier)
        }
        let entry = DesktopEntry(information: information, command: package, hasIcon: icon != nil)
        try write(entry.text, to: shared.appending(path: "applications/\(identifier).desktop"))
        let metainfo = Metainfo(information: information, summary: description.summary, binary: package)
        try write(metainfo.text, to: shared.appending(path: "metainfo/\(identifier).metainfo.xml"))
        if let types = TypeDeclarations.text(for: information.documents) {
            try write(types, to: shared.appending(path: "mime/packages/\(identifier).xml"))
        }
        if let license = description.license {
            let copy = shared.appending(path: "doc/\(package)/copyright")
            try manager.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try manager.copyItem(at: license.resolvingSymlinksInPath(), to: copy)
        }
    }

    private func control(_ libraries: ProgramLibraries, size: Int) throws -> DebianControl {
        let named = libraries.named.map(\.path)
        let fonts = try FontFiles.installed()
        let more =
            OptionalLibraries.all.compactMap { OptionalLibraries.file(of: $0, beside: libraries.system) }
            + (try ImageLoaders.installed().all.map(\.path))
        let owners = try DebianOwners.of(named + fonts + more)
        if let foreign = named.first(where: { owners.package(of: $0) == nil }) {
            throw PackagingError("\(foreign) is of no Debian package, so a package cannot depend on it")
        }
        let used = Set(named.compactMap(owners.package))
        func packages(_ paths: [String]) -> [String] {
            Set(paths.compactMap(owners.package)).subtracting(used).sorted()
        }
        let architecture = try PackagingTool.output("dpkg", ["--print-architecture"], package: "dpkg")
        return DebianControl(
            package: package, version: DebianControl.version(information.version),
            architecture: architecture.trimmingCharacters(in: .whitespacesAndNewlines),
            maintainer: description.maintainer, size: size,
            dependencies: owners.dependencies(of: named) + packages(fonts), recommendations: packages(more),
            summary: description.summary)
    }

    private func write(_ text: String, to file: URL) throws {
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}

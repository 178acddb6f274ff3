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
        return try DebianArchive(root).write(into: output) { size, architecture in
            let needs = try PackageNeeds(of: libraries)
            return DebianControl(
                package: package, version: DebianControl.version(information.version), architecture: architecture,
                maintainer: description.maintainer, size: size, dependencies: needs.dependencies,
                recommendations: needs.recommendations, summary: description.summary)
        }
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

    private func write(_ text: String, to file: URL) throws {
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}

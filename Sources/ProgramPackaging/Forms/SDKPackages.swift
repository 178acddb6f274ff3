import Foundation
import ProjectAdaptation

/// An SDK as two Debian packages: `libtrestle` has the library, with which programs start, `trestle` the command and the
/// compiled modules. Neither of the latter is of use without the other, so they are one package.
public struct SDKPackages {
    /// Where the SDK is after the installation. The command finds it by its own place.
    private static let place = "usr/lib/trestle"
    /// What the command starts besides the compiler: to find libraries, and to download those that projects name.
    private static let tools = ["pkg-config"]
    private static let recommendedTools = ["git"]

    private let sdk: SDKFolder
    private let maintainer: String
    private let manager = FileManager.default

    /// - Parameter maintainer: a name with an address, `Ada Lovelace <ada@example.com>`.
    public init(_ sdk: SDKFolder, maintainer: String) {
        self.sdk = sdk
        self.maintainer = maintainer
    }

    /// Writes both packages, and replaces those of an earlier run.
    ///
    /// - Parameters:
    ///   - output: the folder that the files go into.
    ///   - runtime: the folder with the libraries of Swift, which no package has.
    public func write(into output: URL, runtime: URL) throws -> [URL] {
        let libraries = try (manager.contentsOfDirectory(atPath: sdk.url.appending(path: "lib").path))
            .flatMap { $0 == "release" ? ["release/libTrestle.so"] : [$0] }
            .filter { $0.hasSuffix(".so") }.map { "lib/\($0)" }.sorted()
        let list = try PackagingTool.output(
            sdk.url.appending(path: "scripts/package-list").path, [], package: "trestle")
        let packages = try String(
            contentsOfFile: list.trimmingCharacters(in: .whitespacesAndNewlines), encoding: .utf8)
        return [
            try libraryPackage(libraries, runtime: runtime, into: output),
            try commandPackage(without: Set(libraries), needing: Self.development(packages), into: output),
        ]
    }

    /// Returns the packages of a list of `scripts/packages` that are needed to compile with the library: the headers
    /// below its modules, and tools. The others are for programs that run, or for the tests of Trestle itself.
    static func development(_ list: String) -> [String] {
        list.split(whereSeparator: \.isWhitespace).map(String.init)
            .filter { $0.hasSuffix("-dev") || tools.contains($0) }
    }

    private func libraryPackage(_ files: [String], runtime: URL, into output: URL) throws -> URL {
        let place = try TemporaryPlace()
        let root = place.url.appending(path: "root")
        for file in files { try copy(file, to: root) }
        let paths = files.map { sdk.url.appending(path: $0).path }
        let loaded = try LoadedLibraries.of(paths[0], lookingIn: [runtime.path])
        let libraries = try ProgramLibraries(loaded, folders: [runtime.path], named: NamedLibraries.of(paths))
        let needs = try PackageNeeds(of: libraries)
        return try build(
            "libtrestle", root, dependencies: needs.dependencies, recommendations: needs.recommendations,
            summary: "UIKit's table views for programs written in Swift (needs the libraries of Swift)", into: output)
    }

    private func commandPackage(
        without libraries: Set<String>, needing packages: [String], into output: URL
    ) throws -> URL {
        let place = try TemporaryPlace()
        let root = place.url.appending(path: "root")
        let files = manager.enumerator(atPath: sdk.url.path)?.compactMap { $0 as? String } ?? []
        for file in files where !libraries.contains(file) {
            var isFolder: ObjCBool = false
            let path = sdk.url.appending(path: file).path
            if manager.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
                try copy(file, to: root)
            }
        }
        let link = root.appending(path: "usr/bin/trestle")
        try manager.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.createSymbolicLink(atPath: link.path, withDestinationPath: "../lib/trestle/bin/trestle")
        return try build(
            "trestle", root, dependencies: ["libtrestle (= \(version))"] + packages,
            recommendations: Self.recommendedTools,
            summary: "builds iOS projects for Linux (needs \(sdk.description.compiler))", into: output)
    }

    private var version: String { DebianControl.version(sdk.description.version) }

    private func copy(_ file: String, to root: URL) throws {
        let copy = root.appending(path: "\(Self.place)/\(file)")
        try manager.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.copyItem(at: sdk.url.appending(path: file), to: copy)
    }

    private func build(
        _ name: String, _ root: URL, dependencies: [String], recommendations: [String], summary: String,
        into output: URL
    ) throws -> URL {
        let license = root.appending(path: "usr/share/doc/\(name)/copyright")
        try manager.createDirectory(at: license.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.copyItem(at: sdk.url.appending(path: "LICENSE"), to: license)
        return try DebianArchive(root).write(into: output) { size, architecture in
            DebianControl(
                package: name, version: version, architecture: architecture, maintainer: maintainer, size: size,
                dependencies: dependencies, recommendations: recommendations, summary: summary)
        }
    }
}

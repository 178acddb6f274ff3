import Foundation
import ProjectFixtures

@testable import ProjectAdaptation

/// Repositories and a list of pods in a folder, in place of servers.
final class LibraryServer {
    let folder = try! TemporaryFolder()
    private(set) var announced: [String] = []

    /// The checkouts of a machine that has none yet.
    lazy var checkouts = LibraryCheckouts(
        in: folder.url.appending(path: "cache"), pods: PodList(address: folder.url.appending(path: "pods")),
        announce: { [unowned self] in announced.append($0) })

    func address(of repository: String) -> String { folder.url.appending(path: repository).absoluteString }

    /// Makes a repository, or adds a commit to one.
    ///
    /// - Returns: the name of the commit.
    @discardableResult
    func commit(_ files: [String: String], to repository: String, tag: String? = nil) throws -> String {
        for (path, text) in files { try folder.write(text, to: "\(repository)/\(path)") }
        let place = folder.url.appending(path: repository).path
        try git(["init", "--quiet", place])
        try git(["-C", place, "add", "-A"])
        try git(["-C", place, "-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "--quiet", "-m", "Change"])
        if let tag { try git(["-C", place, "tag", tag]) }
        return try git(["-C", place, "rev-parse", "HEAD"])
    }

    /// A package with one library, whose only file declares a constant with the value of `version`.
    func commitPackage(_ name: String, version: String, dependencies: String = "", imports: String = "") throws
        -> String
    {
        try commit(
            [
                "Package.swift": """
                // swift-tools-version:5.9
                import PackageDescription
                let package = Package(
                    name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                    dependencies: [\(dependencies)], targets: [.target(name: "\(name)")])
                """,
                "Sources/\(name)/\(name).swift": "\(imports)public let version = \"\(version)\"\n",
            ], to: name, tag: version)
    }

    @discardableResult
    private func git(_ arguments: [String]) throws -> String {
        let result = try Tool.run("git", arguments)
        guard result.status == 0 else { throw DownloadError(String(decoding: result.errors, as: UTF8.self)) }
        return String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

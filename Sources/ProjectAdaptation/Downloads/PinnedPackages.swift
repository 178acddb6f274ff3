import Foundation

/// The commits of packages that a `Package.resolved` names.
struct PinnedPackages {
    private var commits: [String: String] = [:]

    /// Reads the files that are there, of any version of the format. What cannot be read pins nothing.
    init(_ files: [URL]) {
        for file in files {
            guard let data = try? Data(contentsOf: file),
                let contents = try? JSONDecoder().decode(File.self, from: data)
            else { continue }
            for pin in contents.pins ?? contents.object?.pins ?? [] {
                guard let address = pin.location ?? pin.repositoryURL, let commit = pin.state.revision else { continue }
                commits[Self.key(address)] = commit
            }
        }
    }

    /// The files of a project of Xcode, and of the workspaces and the package beside it or in the folders around it, the
    /// nearest last: it counts.
    ///
    /// - Parameter root: the outermost folder.
    static func files(for project: URL, within root: URL) -> [URL] {
        var files: [URL] = []
        var folder = project.standardizedFileURL.deletingLastPathComponent()
        while folder.path == root.path || RelativePath.inside(folder, root) != nil {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let workspaces = names.sorted().filter { $0.hasSuffix(".xcworkspace") }.map { folder.appending(path: $0) }
            files = [folder.appending(path: "Package.resolved")] + workspaces.map(Self.file) + files
            folder = folder.deletingLastPathComponent().standardizedFileURL
        }
        return files + [file(project.appending(path: "project.xcworkspace"))]
    }

    private static func file(_ workspace: URL) -> URL {
        workspace.appending(path: "xcshareddata/swiftpm/Package.resolved")
    }

    func commit(of address: String) -> String? { commits[Self.key(address)] }

    private static func key(_ address: String) -> String {
        let address = address.prefix { $0 != "#" }.lowercased()
        return address.hasSuffix(".git") ? String(address.dropLast(4)) : address
    }

    private struct File: Decodable {
        struct Contents: Decodable { let pins: [Pin] }
        struct Pin: Decodable {
            let location: String?
            let repositoryURL: String?
            let state: State
        }
        struct State: Decodable { let revision: String? }

        let pins: [Pin]?
        /// Where the first version of the format has the pins.
        let object: Contents?
    }
}

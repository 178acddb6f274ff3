import Foundation

/// The libraries that Tuist's manifests name by their addresses: Swift packages, and libraries of Carthage.
struct TuistDependencies {
    private(set) var libraries: [RemoteLibrary] = []

    init(in folder: URL, projects: [URL]) {
        let pinned = PinnedPackages(
            [
                "Tuist/Package.resolved", "Package.resolved", ".package.resolved",
                "Tuist/Dependencies/Lockfiles/Package.resolved",
            ].map { folder.appending(path: $0) })
        let files = ["Tuist/Package.swift", "Package.swift", "Tuist/Dependencies.swift", "Dependencies.swift"]
        for file in files.map({ folder.appending(path: $0) }) + projects {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            add(text, pinned)
        }
        for library in Cartfile(in: folder.appending(path: "Tuist/Dependencies/Lockfiles"))?.libraries ?? [] {
            libraries.removeAll { $0.name == library.name }
            libraries.append(library)
        }
    }

    private mutating func add(_ text: String, _ pinned: PinnedPackages) {
        for call in SwiftCall.all(of: ["package", "remote", "git", "github"], in: text) {
            let place = (call["url"] ?? call["path"])?.literal
            guard let place, let revision = Self.revision(call) else { continue }
            let address = place.contains("://") || place.contains("@") ? place : "https://github.com/\(place)"
            let last = place.split(separator: "/").last.map(String.init) ?? place
            let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
            guard !libraries.contains(where: { $0.name == name }) else { continue }
            libraries.append(
                RemoteLibrary(
                    name: name,
                    source: .repository(
                        address: address, revision: pinned.commit(of: address).map { .commit($0) } ?? revision)))
        }
    }

    /// Returns the revision that a call asks for, in the words of Tuist or of SwiftPM; nil for one that is not literal.
    private static func revision(_ call: SwiftCall) -> RemoteLibrary.Revision? {
        for argument in call.arguments where !["url", "path", "name", "id"].contains(argument.label) {
            let texts = argument.literals
            let versions = texts.compactMap { SemanticVersion($0) }
            let word = argument.text.prefixMatch(of: /\.(\w+)\s*\(/).map { String($0.1) } ?? argument.label
            switch (word, versions.first) {
            case ("branch", _): if let name = texts.first { return .branch(name) }
            case ("revision", _): if let name = texts.first { return .commit(name) }
            case ("exact", let first?): return .exactly(first)
            case ("upToNextMinor", let first?): return .versions(from: first, below: first.nextMinor)
            case ("atLeast", let first?): return .versions(from: first, below: nil)
            case ("upToNextMajor", let first?), ("upToNext", let first?), ("from", let first?):
                return .versions(from: first, below: first.nextMajor)
            case (_, let first?) where versions.count == 2:
                return .versions(
                    from: first, below: argument.text.contains("...") ? versions[1].nextPatch : versions[1])
            default: continue
            }
        }
        return nil
    }
}

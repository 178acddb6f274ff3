import Foundation

/// The pods, with their versions, that a `Podfile.lock` names: those of the Podfile, and those that these need.
struct PodfileLock {
    private(set) var libraries: [RemoteLibrary] = []

    /// - Returns: nil if the folder has no readable file.
    init?(in folder: URL) {
        guard let text = try? String(contentsOf: folder.appending(path: "Podfile.lock"), encoding: .utf8) else {
            return nil
        }
        var versions: [(name: String, version: String)] = []
        var options: [String: [String: String]] = [:]
        var section = ""
        var subject = ""
        for line in text.split(whereSeparator: \.isNewline) {
            if let match = line.wholeMatch(of: /([A-Z][A-Z ]*):.*/) {
                section = String(match.1)
            } else if section == "PODS", let match = line.prefixMatch(of: /\s{2}- "?([^ \/"(]+)[^ "(]* \(([^)]+)\)/) {
                if !versions.contains(where: { $0.name == match.1 }) {
                    versions.append((String(match.1), String(match.2)))
                }
            } else if ["CHECKOUT OPTIONS", "EXTERNAL SOURCES"].contains(section) {
                if let match = line.wholeMatch(of: /\s{2}"?([^\s"]+?)"?:/) {
                    subject = String(match.1)
                } else if let match = line.wholeMatch(of: /\s{4}:([a-z]+): "?(.+?)"?/) {
                    options[subject, default: [:]][String(match.1)] = String(match.2)
                }
            }
        }
        libraries = versions.compactMap { pod in
            guard let option = options[pod.name] else {
                return RemoteLibrary(name: pod.name, source: .pod(.exactly(pod.version)), isOfPackage: false)
            }
            return Self.revision(option).flatMap { revision in
                option["git"].map {
                    RemoteLibrary(
                        name: pod.name, source: .repository(address: $0, revision: revision), isOfPackage: false)
                }
            }
        }
    }

    /// Nil for a pod in a folder of this machine.
    private static func revision(_ option: [String: String]) -> RemoteLibrary.Revision? {
        if let commit = option["commit"] { return .commit(commit) }
        return (option["tag"] ?? option["branch"]).map { .branch($0) }
    }
}

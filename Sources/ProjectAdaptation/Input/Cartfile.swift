import Foundation

/// The libraries that a project has by Carthage: those of its `Cartfile.resolved` in their versions, else those of its
/// `Cartfile` in the newest versions that fit.
struct Cartfile {
    private(set) var libraries: [RemoteLibrary] = []

    /// - Returns: nil if the folder has no readable file.
    init?(in folder: URL) {
        let texts = ["Cartfile.resolved", "Cartfile"].lazy.map {
            try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        }
        guard let text = texts.compactMap(\.self).first else { return nil }
        libraries = text.split(whereSeparator: \.isNewline).compactMap(Self.library)
    }

    /// Returns the library of a line such as `github "Owner/Name" ~> 5.0`. Libraries without source (`binary`) have none.
    private static func library(_ line: Substring) -> RemoteLibrary? {
        guard let match = line.prefixMatch(of: /\s*(git|github)\s+"([^"]+)"\s*/) else { return nil }
        let place = String(match.2)
        let isShort = match.1 == "github" && !place.contains("://")
        let name = place.split(separator: "/").last.map(String.init) ?? place
        guard let revision = revision(line[match.range.upperBound...]) else { return nil }
        return RemoteLibrary(
            name: name.hasSuffix(".git") ? String(name.dropLast(4)) : name,
            source: .repository(address: isShort ? "https://github.com/\(place)" : place, revision: revision))
    }

    /// Returns the revision that the rest of a line asks for; nil for a form that is not known.
    private static func revision(_ text: Substring) -> RemoteLibrary.Revision? {
        if let match = text.prefixMatch(of: /"([^"]+)"/) {
            let isCommit = match.1.count == 40 && match.1.allSatisfy(\.isHexDigit)
            return isCommit ? .commit(String(match.1)) : .branch(String(match.1))
        }
        guard let match = text.prefixMatch(of: /(~>|==|>=)\s*([0-9.]+)/) else {
            let isOpen = text.allSatisfy(\.isWhitespace) || text.hasPrefix("#")
            return isOpen ? SemanticVersion("0").map { .versions(from: $0, below: nil) } : nil
        }
        guard let version = SemanticVersion(match.2) else { return nil }
        switch match.1 {
        case "==": return .exactly(version)
        case ">=": return .versions(from: version, below: nil)
        default: return .versions(from: version, below: match.2.hasPrefix("0.") ? version.nextMinor : version.nextMajor)
        }
    }
}

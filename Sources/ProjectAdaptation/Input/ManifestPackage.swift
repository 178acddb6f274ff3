import Foundation

/// A package that the manifest of another one names, as `swift package dump-package` prints it:
/// `{"sourceControl": [{"identity": "lists", …}]}`.
struct ManifestPackage: Decodable {
    let name: String
    private let address: String?
    private let revision: RemoteLibrary.Revision?
    /// The folder of a package on this machine.
    let folder: URL?

    init(from decoder: any Decoder) throws {
        let kinds = try decoder.singleValueContainer().decode([String: [Reference]].self)
        let reference = kinds.values.first?.first
        name = reference?.nameForTargetDependencyResolutionOnly ?? reference?.identity ?? "?"
        address = reference?.place?.address
        revision = reference?.requirement?.revision
        folder = kinds["fileSystem"]?.first?.path.map { URL(filePath: $0).standardizedFileURL }
    }

    /// The library at its address; nil for a package of this machine.
    func library(_ pinned: PinnedPackages) -> RemoteLibrary? {
        guard let address, let revision = pinned.commit(of: address).map({ .commit($0) }) ?? revision else {
            return nil
        }
        return RemoteLibrary(name: name, source: .repository(address: address, revision: revision))
    }

    private struct Reference: Decodable {
        let identity: String
        /// The name in the manifest. The identity is that of the folder, which may have any name.
        let nameForTargetDependencyResolutionOnly: String?
        let requirement: Requirement?
        let place: Place?
        let path: String?

        private enum CodingKeys: CodingKey {
            case identity, nameForTargetDependencyResolutionOnly, location, requirement, path
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            identity = try values.decode(String.self, forKey: .identity)
            nameForTargetDependencyResolutionOnly = try values.decodeIfPresent(
                String.self, forKey: .nameForTargetDependencyResolutionOnly)
            // Packages of this machine and of registries have neither.
            requirement = try? values.decodeIfPresent(Requirement.self, forKey: .requirement)
            place = try? values.decodeIfPresent(Place.self, forKey: .location)
            path = try? values.decodeIfPresent(String.self, forKey: .path)
        }
    }

    private struct Place: Decodable {
        struct Remote: Decodable { let urlString: String }
        let remote: [Remote]?
        /// The folder of a repository on this machine.
        let local: [String]?

        var address: String? { remote?.first?.urlString ?? local?.first.map { URL(filePath: $0).absoluteString } }
    }

    private struct Requirement: Decodable {
        struct Range: Decodable {
            let lowerBound: String
            let upperBound: String
        }
        let range: [Range]?
        let exact: [String]?
        let branch: [String]?
        let commit: [String]?

        private enum CodingKeys: String, CodingKey {
            case range, exact, branch
            case commit = "revision"
        }

        var revision: RemoteLibrary.Revision? {
            if let commit = commit?.first { return .commit(commit) }
            if let branch = branch?.first { return .branch(branch) }
            if let version = exact?.first.flatMap({ SemanticVersion($0) }) { return .exactly(version) }
            guard let range = range?.first, let first = SemanticVersion(range.lowerBound) else { return nil }
            return .versions(from: first, below: SemanticVersion(range.upperBound))
        }
    }
}

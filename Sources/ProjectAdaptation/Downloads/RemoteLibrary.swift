/// A library that a project names by an address: a Swift package, or a pod.
public struct RemoteLibrary: Sendable, Hashable {
    /// Where its source is, and in which version.
    enum Source: Sendable, Hashable {
        /// A repository of Git.
        case repository(address: String, revision: Revision)
        /// A pod of CocoaPods' own list.
        case pod(PodVersion)
    }

    /// What is asked of CocoaPods' list.
    enum PodVersion: Sendable, Hashable {
        /// A version by its name in the list.
        case exactly(String)
        /// The newest version, of those from one on and below another one.
        case newest(from: SemanticVersion?, below: SemanticVersion?)
    }

    /// What is asked of a repository.
    enum Revision: Sendable, Hashable {
        /// A commit, by its full name.
        case commit(String)
        /// A branch, or a tag by its whole name.
        case branch(String)
        /// The newest version from one on, below another one.
        case versions(from: SemanticVersion, below: SemanticVersion?)

        static func exactly(_ version: SemanticVersion) -> Revision {
            .versions(from: version, below: version.nextPatch)
        }
    }

    /// The name of the package or the pod.
    let name: String
    let source: Source
    /// The names of the products that the project uses, as far as it says so.
    var products: [String] = []
    /// Whether it is a Swift package, whose modules may have any names; those of a pod have its name.
    var isOfPackage = true

    /// Whether the module is likely to be in this library, by the name.
    func isNamed(_ module: String) -> Bool {
        ([name] + products).contains { LibraryName.plain($0) == LibraryName.plain(module) }
    }

    /// What tells this version of the library from others, for people and for the name of a folder.
    var versionText: String {
        switch source {
        case .pod(.exactly(let version)): version
        case .pod(.newest(nil, nil)): "newest"
        case .pod(.newest(let first, let limit)): "\(first?.description ?? "")-\(limit?.description ?? "")"
        case .repository(_, .commit(let name)), .repository(_, .branch(let name)): name
        case .repository(_, .versions(let first, let limit)): "\(first)-\(limit?.description ?? "")"
        }
    }
}

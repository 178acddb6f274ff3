import Foundation

/// The libraries that a project names by their addresses, and those that these name, while they are looked through for
/// modules.
struct RemoteLibraries {
    private var open: [RemoteLibrary]
    private var downloaded: [(folder: URL, projects: FolderProjects)] = []
    private let checkouts: LibraryCheckouts?
    /// The names of the libraries that are there now.
    private(set) var names: [String] = []
    /// The libraries that could not be downloaded.
    private(set) var remarks: [Remark] = []

    init(_ libraries: [RemoteLibrary], _ checkouts: LibraryCheckouts?) {
        open = libraries
        self.checkouts = checkouts
    }

    /// Adds libraries that another project names, but for those with the name of one that is known.
    mutating func add(_ libraries: [RemoteLibrary]) {
        open += libraries.filter { library in
            !open.contains { $0.name == library.name } && !names.contains(library.name)
        }
    }

    /// Returns the projects of the first library that has a module. Libraries are downloaded until one has it: those with
    /// its name, then packages in their order. A pod's modules have its name.
    mutating func projects(with module: String) -> (folder: URL, projects: FolderProjects)? {
        guard let checkouts else { return nil }
        if let known = downloaded.first(where: { Self.have($0.projects, module) }) { return known }
        while let next = nextIndex(for: module) {
            let library = open.remove(at: next)
            do {
                let folder = try checkouts.checkout(of: library)
                let projects = FolderProjects(folder)
                names.append(library.name)
                downloaded.append((folder, projects))
                open += projects.libraries.flatMap(\.remoteLibraries)
                if Self.have(projects, module) { return (folder, projects) }
            } catch {
                remarks.append(Remark(.note, library.name, "could not be downloaded: \(error)"))
            }
        }
        return nil
    }

    private func nextIndex(for module: String) -> Int? {
        open.firstIndex { $0.isNamed(module) }
            ?? open.firstIndex(where: \.isOfPackage)
    }

    private static func have(_ projects: FolderProjects, _ module: String) -> Bool {
        projects.libraries.contains { $0.targets.contains { $0.module == module && $0.kind == .library } }
    }
}

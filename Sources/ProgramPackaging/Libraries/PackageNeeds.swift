/// The Debian packages that have what a program starts with and draws with.
struct PackageNeeds {
    /// Those of libraries, in the versions of this machine or later ones, and those of fonts.
    let dependencies: [String]
    /// Those of libraries that are loaded for vector images and other rare types of images.
    let recommendations: [String]

    /// - Throws: ``PackagingError`` if a library is of no package.
    init(of libraries: ProgramLibraries) throws {
        let named = libraries.named.map(\.path)
        let fonts = try FontFiles.installed()
        let more =
            OptionalLibraries.all.compactMap { OptionalLibraries.file(of: $0, beside: libraries.system) }
            + (try ImageLoaders.installed().all.map(\.path))
        let owners = try DebianOwners.of(named + fonts + more)
        if let foreign = named.first(where: { owners.package(of: $0) == nil }) {
            throw PackagingError("\(foreign) is of no Debian package, so a package cannot depend on it")
        }
        let used = Set(named.compactMap(owners.package))
        func packages(_ paths: [String]) -> [String] {
            Set(paths.compactMap(owners.package)).subtracting(used).sorted()
        }
        dependencies = owners.dependencies(of: named) + packages(fonts)
        recommendations = packages(more)
    }
}

import Foundation

/// A project of Xcode: its targets with their files and settings. The reader opens the project file, and looks into
/// folders of which Xcode takes every file; it opens no source.
public struct XcodeProject: Sendable {
    /// A Swift package that the project uses.
    public struct Package: Sendable, Hashable {
        /// The address, or for a local package its path relative to the project.
        public let location: String
        public let isLocal: Bool
        /// The folder of a local package.
        public let folder: URL?
        /// Which versions of a remote package the project accepts, as its file says it: `kind`, `minimumVersion` and so on.
        public var requirement: [String: String] = [:]
        /// The names of the package's products that targets use, as far as the file says so.
        public var products: [String] = []

        /// The name as it appears in the address.
        public var name: String {
            let last = folder?.lastPathComponent ?? (location as NSString).lastPathComponent
            return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        }
    }

    /// The name without `.xcodeproj`.
    public let name: String
    /// The `.xcodeproj`.
    public let location: URL
    /// The folder to which paths of the project are relative.
    public let folder: URL
    /// The targets in the order of the file.
    public let targets: [XcodeTarget]
    public let packages: [Package]

    init(name: String, location: URL, folder: URL, targets: [XcodeTarget], packages: [Package]) {
        (self.name, self.location, self.folder) = (name, location, folder)
        (self.targets, self.packages) = (targets, packages)
    }

    /// Reads a project.
    ///
    /// - Parameter location: the folder `Name.xcodeproj`.
    public init(at location: URL) throws(ProjectError) {
        let objects = try ProjectObjects.read(location.appending(path: "project.pbxproj"))
        let beside = location.standardizedFileURL.deletingLastPathComponent()
        let folder = objects.root["projectDirPath"].map { $0.isEmpty ? beside : beside.appending(path: $0) } ?? beside
        let name = location.deletingPathExtension().lastPathComponent
        let reader = TargetReader(
            objects: objects, tree: FileTree(objects, root: folder.standardizedFileURL),
            folder: folder.standardizedFileURL, projectName: name)
        self.name = name
        self.location = location
        self.folder = folder.standardizedFileURL
        targets = objects.objects("targets", of: objects.root).map(reader.read)
        let named = objects.objects("packageReferences", of: objects.root).compactMap { reference -> Package? in
            if let address = reference["repositoryURL"] {
                return Package(
                    // Addresses are often copied from a browser, with a place in the page.
                    location: String(address.prefix { $0 != "#" }), isLocal: false, folder: nil,
                    requirement: reference.dictionary("requirement").mapValues { $0.strings.joined() },
                    products: objects.all(isa: "XCSwiftPackageProductDependency")
                        .filter { $0["package"] == reference.id }.compactMap { $0["productName"] })
            }
            return reference["relativePath"].map { path in
                Package(
                    location: path, isLocal: true, folder: reader.folder.appending(path: path).standardizedFileURL)
            }
        }
        packages = named + Self.packages(among: objects, reader, besides: named)
    }

    /// The packages that Xcode 11 to 14 refer to by their folders among the files, with nothing but the folder's contents
    /// to say so.
    private static func packages(
        among objects: ProjectObjects, _ reader: TargetReader, besides named: [Package]
    ) -> [Package] {
        guard !objects.all(isa: "XCSwiftPackageProductDependency").isEmpty else { return [] }
        var known = Set(named.compactMap(\.folder?.path))
        return objects.all(isa: "PBXFileReference").compactMap { reference in
            guard let folder = reader.tree.url(of: reference)?.standardizedFileURL,
                FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path),
                known.insert(folder.path).inserted
            else { return nil }
            return Package(location: reference["path"] ?? folder.lastPathComponent, isLocal: true, folder: folder)
        }
    }
}

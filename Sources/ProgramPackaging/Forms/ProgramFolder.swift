import Foundation

/// A folder with a program and all that it needs but the base system: libraries, fonts and modules that read images.
public struct ProgramFolder {
    /// A file that tells a folder of this kind from others.
    private static let mark = ".trestle-program"

    private let program: BuiltProgram
    private let manager = FileManager.default

    public init(_ program: BuiltProgram) { self.program = program }

    /// Writes the folder, and replaces one of an earlier run.
    ///
    /// - Throws: ``PackagingError`` if there is something else in its place.
    public func write(to folder: URL) throws {
        if manager.fileExists(atPath: folder.path) {
            guard manager.fileExists(atPath: folder.appending(path: Self.mark).path) else {
                throw PackagingError("\(folder.path) exists already, and is no packaged program: choose another place")
            }
            try manager.removeItem(at: folder)
        }
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appending(path: Self.mark))
        let tree = ProgramTree(folder: folder)
        let libraries = try ProgramLibraries(of: program)
        let optional = OptionalLibraries(forResourcesIn: program.bundles).names
            .compactMap { name in OptionalLibraries.file(of: name, beside: libraries.system).map { (name, $0) } }
        let loaders = try ImageLoaders.installed()
            .needed(withVectors: optional.contains { $0.0.hasPrefix("librsvg") })
        let system = try Self.closure(of: optional.map(\.1) + loaders.map(\.path), with: libraries.system + optional)
        try tree.write(program, with: libraries.own + system)
        try tree.add(loaders.map { ($0.name, $0.path) }, to: tree.libraries.appending(path: "loaders"))
        let shared = folder.appending(path: "share")
        try copyFonts(to: shared.appending(path: "fonts"))
        try copyTypes(to: shared.appending(path: "mime"))
        try Data(Self.fontConfiguration.utf8).write(to: shared.appending(path: "fonts.conf"))
        try Data(ImageLoaders.list(loaders, in: Launcher.placeholder + "/lib/loaders").utf8)
            .write(to: shared.appending(path: "loaders.cache"))
        let launcher = folder.appending(path: program.name)
        try Data(Launcher.text(program: program.name).utf8).write(to: launcher)
        try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: launcher.path)
        try tree.check(program.name, expecting: BaseSystem.has)
    }

    /// The libraries, with those that files need which the program loads while it runs.
    private static func closure(
        of files: [String], with libraries: ProgramLibraries.Files
    ) throws -> ProgramLibraries.Files {
        var all = libraries
        var names = Set(all.map(\.name))
        for file in files {
            for library in try LoadedLibraries.of(file).files
            where !BaseSystem.has(library.name) && names.insert(library.name).inserted {
                all.append(library)
            }
        }
        return all
    }

    private func copyFonts(to folder: URL) throws {
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in try FontFiles.installed() {
            let copy = folder.appending(path: (file as NSString).lastPathComponent)
            if !manager.fileExists(atPath: copy.path) {
                try manager.copyItem(at: URL(filePath: file).resolvingSymlinksInPath(), to: copy)
            }
        }
    }

    /// Copies the database of types, by which gdk-pixbuf tells images from each other.
    private func copyTypes(to folder: URL) throws {
        let database = URL(filePath: "/usr/share/mime/mime.cache")
        guard manager.fileExists(atPath: database.path) else {
            throw PackagingError("\(database.path) is missing; the package shared-mime-info has it")
        }
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        try manager.copyItem(at: database, to: folder.appending(path: database.lastPathComponent))
    }

    /// The fonts of the system, if it has any, and those of the folder.
    private static let fontConfiguration = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
          <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
          <dir prefix="relative">fonts</dir>
          <cachedir prefix="xdg">fontconfig</cachedir>
        </fontconfig>

        """
}

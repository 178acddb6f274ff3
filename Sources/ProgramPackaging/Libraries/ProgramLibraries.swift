import Foundation

/// The libraries of a program: Trestle's and Swift's, which it always brings, and those of the system.
struct ProgramLibraries {
    /// Libraries by name.
    typealias Files = [(name: String, path: String)]

    let own: Files
    /// With those that they need themselves, without those of ``BaseSystem``.
    let system: Files
    /// Those of the system that the program or one of its own libraries names, also those of ``BaseSystem``.
    let named: Files

    /// - Throws: ``PackagingError`` if a library is missing.
    init(of program: BuiltProgram) throws {
        let folders = [program.library.deletingLastPathComponent().path, program.runtime.path]
        let loaded = try LoadedLibraries.of(program.file.path, lookingIn: folders)
        let own = Self.own(loaded.files, in: folders)
        try self.init(loaded, folders: folders, named: NamedLibraries.of([program.file.path] + own.map(\.path)))
    }

    /// - Parameters:
    ///   - folders: those of the program's own libraries.
    ///   - named: what the program and its own libraries name.
    init(_ loaded: LoadedLibraries, folders: [String], named: Set<String>) throws {
        guard loaded.missing.isEmpty else {
            throw PackagingError("libraries are missing: \(loaded.missing.joined(separator: ", "))")
        }
        let own = Self.own(loaded.files, in: folders)
        let names = Set(own.map(\.name))
        self.own = own
        system = loaded.files.filter { !names.contains($0.name) && !BaseSystem.has($0.name) }
        self.named = loaded.files.filter { named.contains($0.name) && !names.contains($0.name) }
    }

    private static func own(_ files: Files, in folders: [String]) -> Files {
        files.filter { file in folders.contains { file.path.hasPrefix($0 + "/") } }
    }
}

import Foundation

/// The two folders of a program: `bin` has the program and its resources, `lib` has libraries.
struct ProgramTree {
    let folder: URL
    private let manager = FileManager.default

    var binaries: URL { folder.appending(path: "bin") }
    var libraries: URL { folder.appending(path: "lib") }

    /// Copies a program with its resources, and libraries, all without what only debuggers read.
    func write(_ program: BuiltProgram, with files: ProgramLibraries.Files) throws {
        for place in [binaries, libraries] { try manager.createDirectory(at: place, withIntermediateDirectories: true) }
        let copy = binaries.appending(path: program.name)
        try manager.copyItem(at: program.file, to: copy)
        try strip([copy.path])
        for bundle in program.bundles {
            try manager.copyItem(at: bundle, to: binaries.appending(path: bundle.lastPathComponent))
        }
        try add(files, to: libraries)
    }

    /// Copies libraries that are found, and find others, in `lib` only.
    func add(_ files: ProgramLibraries.Files, to place: URL) throws {
        try manager.createDirectory(at: place, withIntermediateDirectories: true)
        let copies = try files.map { file in
            let copy = place.appending(path: file.name)
            // A library of the system is a link to a file with its version.
            try manager.copyItem(at: URL(filePath: file.path).resolvingSymlinksInPath(), to: copy)
            return copy.path
        }
        guard !copies.isEmpty else { return }
        try strip(copies)
        for copy in copies where try !RunPath.leadsHere(copy) {
            _ = try PackagingTool.output("patchelf", ["--set-rpath", "$ORIGIN", copy], package: "patchelf")
        }
    }

    /// - Throws: ``PackagingError`` if the program would start with another library than one in the folder or one that is
    ///   expected.
    func check(_ program: String, expecting: (String) -> Bool) throws {
        let loaded = try LoadedLibraries.of(binaries.appending(path: program).path)
        let own = folder.resolvingSymlinksInPath().path + "/"
        let wrong = loaded.files.filter { file in
            !URL(filePath: file.path).resolvingSymlinksInPath().path.hasPrefix(own) && !expecting(file.name)
        }
        guard loaded.missing.isEmpty, wrong.isEmpty else {
            throw PackagingError(
                "the program would not start elsewhere: "
                    + (loaded.missing.map { "\($0) is missing" } + wrong.map { "it takes \($0.path)" })
                    .joined(separator: ", "))
        }
    }

    private func strip(_ files: [String]) throws {
        _ = try PackagingTool.output("strip", ["--strip-unneeded"] + files, package: "binutils")
    }
}

/// Where a library says that those it needs are.
enum RunPath {
    /// Whether a library leaves that to the program, or says that they are beside it.
    static func leadsHere(_ file: String) throws -> Bool {
        paths(in: try PackagingTool.output("readelf", ["-dW", file], package: "binutils")).allSatisfy {
            $0 == "$ORIGIN"
        }
    }

    /// - Parameter output: what `readelf -d` prints, in any language.
    static func paths(in output: String) -> [String] {
        output.matches(of: /\((?:RUNPATH|RPATH)\)[^\[\n]*\[([^\]\n]*)\]/)
            .flatMap { $0.1.split(separator: ":").map(String.init) }
    }
}

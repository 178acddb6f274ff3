/// The libraries with which a program starts, as `ldd` lists them.
struct LoadedLibraries {
    /// The file of each library by its name, in the order of the list. What the kernel brings has none.
    private(set) var files: [(name: String, path: String)] = []
    /// The names of libraries that are not there.
    private(set) var missing: [String] = []

    /// - Parameter output: what `ldd` prints.
    init(_ output: String) {
        for line in output.split(separator: "\n") {
            if let match = line.firstMatch(of: /^\s*(\S+) => (\/.+) \(0x[0-9a-f]+\)$/) {
                files.append((String(match.1), String(match.2)))
            } else if let match = line.firstMatch(of: /^\s*(\S+) => not found$/) {
                missing.append(String(match.1))
            } else if let match = line.firstMatch(of: /^\s*(\/.+) \(0x[0-9a-f]+\)$/) {
                // The loader, and libraries that are named by their paths.
                let path = String(match.1)
                files.append((path.split(separator: "/").last.map(String.init) ?? path, path))
            }
        }
    }

    /// Asks `ldd` for the libraries of a program or library.
    ///
    /// - Parameter folders: where libraries are looked for first.
    static func of(_ file: String, lookingIn folders: [String] = []) throws -> LoadedLibraries {
        let path = folders.isEmpty ? [] : ["LD_LIBRARY_PATH=" + folders.joined(separator: ":")]
        return LoadedLibraries(try PackagingTool.output("env", path + ["ldd", file], package: "libc-bin"))
    }
}

/// The libraries that files name themselves, without those that these need.
enum NamedLibraries {
    static func of(_ files: [String]) throws -> Set<String> {
        names(in: try PackagingTool.output("readelf", ["-dW"] + files, package: "binutils"))
    }

    /// - Parameter output: what `readelf -d` prints, in any language.
    static func names(in output: String) -> Set<String> {
        Set(output.matches(of: /\(NEEDED\)[^\[\n]*\[([^\]\n]+)\]/).map { String($0.1) })
    }
}

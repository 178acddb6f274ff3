import Foundation
import ProjectAdaptation

/// The Debian packages that files of this machine are from.
struct DebianOwners {
    /// The packages by the paths that dpkg knows.
    private let packages: [String: String]
    private let versions: [String: String]

    /// Asks dpkg for the packages of files. Files that are of no package are left out.
    static func of(_ paths: [String]) throws -> DebianOwners {
        // dpkg knows a file by the name that its package has it by: /lib or /usr/lib.
        let candidates = Set(paths.flatMap(names)).sorted()
        let found = String(decoding: try Tool.run("dpkg-query", ["-S"] + candidates).output, as: UTF8.self)
        let packages = owners(in: found)
        let versions = try Tool.run(
            "dpkg-query", ["-W", "-f", "${binary:Package} ${Version}\\n"] + Set(packages.values).sorted())
        return DebianOwners(packages, listed: String(decoding: versions.output, as: UTF8.self))
    }

    /// - Parameter versions: lines with a package and its version.
    init(_ packages: [String: String], listed versions: String) {
        self.packages = packages
        self.versions = versions.split(separator: "\n").reduce(into: [:]) { versions, line in
            let parts = line.split(separator: " ")
            // A package of several architectures has the architecture in its name.
            if parts.count == 2 { versions[Self.withoutArchitecture(parts[0])] = String(parts[1]) }
        }
    }

    /// Reads what `dpkg-query -S` prints: `libz1:amd64: /lib/libz.so.1`.
    static func owners(in output: String) -> [String: String] {
        output.split(separator: "\n").reduce(into: [:]) { owners, line in
            guard let end = line.range(of: ": /") else { return }
            // Several packages may share a folder, but not a file.
            owners["/" + line[end.upperBound...]] = withoutArchitecture(line[..<end.lowerBound])
        }
    }

    /// Returns the package of a file; nil if it is of none.
    func package(of path: String) -> String? { Self.names(of: path).lazy.compactMap { packages[$0] }.first }

    /// Returns what a package that uses these files depends on: packages, at least in the versions of this machine, with
    /// which the program was built.
    func dependencies(of paths: [String]) -> [String] {
        Set(paths.compactMap(package)).sorted().map { package in
            versions[package].map { "\(package) (>= \(Self.upstream($0)))" } ?? package
        }
    }

    /// The version without what the distribution has changed, which later releases count differently.
    private static func upstream(_ version: String) -> String {
        let end = version.lastIndex(of: "-") ?? version.endIndex
        return String(version[..<end])
    }

    private static func withoutArchitecture(_ package: some StringProtocol) -> String {
        String(package.prefix { $0 != ":" })
    }

    private static func names(of path: String) -> [String] {
        let real = URL(filePath: path).resolvingSymlinksInPath().path
        return [path, real].flatMap { path in
            [path, path.hasPrefix("/usr/") ? String(path.dropFirst("/usr".count)) : "/usr" + path]
        }
    }
}

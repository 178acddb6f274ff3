import Foundation

/// A folder with the files of a Debian package, which becomes the package.
struct DebianArchive {
    private let root: URL

    /// - Parameter root: the folder that stands for the root of the system.
    init(_ root: URL) { self.root = root }

    /// Writes the package, and replaces one of an earlier run.
    ///
    /// - Parameters:
    ///   - output: the folder that the file goes into.
    ///   - control: returns the control file for a size in kilobytes and an architecture.
    func write(into output: URL, control: (Int, String) throws -> DebianControl) throws -> URL {
        let size = try PackagingTool.output("du", ["-sk", root.path], package: "coreutils").prefix { $0.isNumber }
        let architecture = try PackagingTool.output("dpkg", ["--print-architecture"], package: "dpkg")
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let control = try control(Int(size) ?? 0, architecture)
        let place = root.appending(path: "DEBIAN/control")
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(control.text.utf8).write(to: place)
        _ = try PackagingTool.output("chmod", ["-R", "u=rwX,go=rX", root.path], package: "coreutils")
        let file = output.appending(path: "\(control.package)_\(control.version)_\(architecture).deb")
        _ = try PackagingTool.output(
            "dpkg-deb", ["--root-owner-group", "-Zxz", "--build", root.path, file.path], package: "dpkg")
        return file
    }
}

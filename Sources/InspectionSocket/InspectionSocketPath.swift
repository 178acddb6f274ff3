import Glibc

/// Where the socket of a process is: in a folder that only its user can enter.
package enum InspectionSocketPath {
    /// Returns the path for a process, `$XDG_RUNTIME_DIR/trestle-inspect-PID`. Without that variable the folder is
    /// `/tmp/trestle-UID`.
    package static func path(ofProcess process: Int32, environment: [String: String]) -> String {
        "\(folder(environment))/trestle-inspect-\(process)"
    }

    /// Makes the folder if it has to be made. Throws if others could enter it.
    static func makeFolder(of path: String) throws {
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        if mkdir(folder, 0o700) == 0 { return }
        guard errno == EEXIST else { throw InspectionSocketError.system("the folder \(folder) cannot be made") }
        var status = stat()
        guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(),
            status.st_mode & 0o077 == 0
        else { throw InspectionSocketError("the folder \(folder) is not this user's alone") }
    }

    private static func folder(_ environment: [String: String]) -> String {
        if let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") { return folder }
        return "/tmp/trestle-\(getuid())"
    }
}

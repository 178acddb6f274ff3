import Foundation

/// A program as one file: a script with a ``ProgramFolder`` behind it, which it unpacks once for each user.
public struct SingleFile {
    private let program: BuiltProgram
    private let information: ApplicationInformation

    public init(_ program: BuiltProgram) {
        self.program = program
        information = program.information
    }

    /// Writes the file, and replaces one of an earlier run.
    ///
    /// - Parameters:
    ///   - folder: a ``ProgramFolder``.
    ///   - output: the folder that the file goes into.
    public func write(_ folder: URL, into output: URL) throws -> URL {
        let place = try TemporaryPlace()
        let archive = place.url.appending(path: "program.tar.gz")
        _ = try PackagingTool.output(
            "tar",
            ["-C", folder.deletingLastPathComponent().path, "-I", "gzip -9n"]
                // The same program is the same file.
                + ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mtime=@0"]
                + ["-cf", archive.path, folder.lastPathComponent], package: "tar")
        let digest = try PackagingTool.output("sha256sum", [archive.path], package: "coreutils").prefix(16)
        let script = Self.script(program: program.name, folder: folder.lastPathComponent, digest: String(digest))
        let architecture = try PackagingTool.output("uname", ["-m"], package: "coreutils")
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let name = "\(program.name)-\(information.versionOfFiles)-\(architecture).run"
        let whole = place.url.appending(path: name)
        try Data(script.utf8).write(to: whole)
        let handle = try FileHandle(forWritingTo: whole)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(contentsOf: archive, options: .mappedIfSafe))
        try handle.close()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: whole.path)
        let file = output.appending(path: name)
        try? FileManager.default.removeItem(at: file)
        try FileManager.default.moveItem(at: whole, to: file)
        return file
    }

    /// The script before the archive. Two runs at a time unpack two copies, of which one stays.
    ///
    /// - Parameter digest: other contents are unpacked into another folder.
    static func script(program: String, folder: String, digest: String) -> String {
        let lines = """
            #!/bin/sh
            # \(program), with its libraries. It is unpacked once for each user, into the folder of caches.
            set -eu
            programs=${XDG_CACHE_HOME:-${HOME:?}/.cache}/trestle/programs
            folder=$programs/\(program)-\(digest)
            if [ ! -d "$folder" ]; then
                mkdir -p "$programs"
                new=$(mktemp -d "$programs/.new-XXXXXX")
                trap 'rm -rf "$new"' EXIT
                tail -n +@LINE@ "$0" | tar -xz -C "$new"
                mv -T "$new/\(folder)" "$folder" 2> /dev/null || [ -d "$folder" ]
                rm -rf "$new"
                trap - EXIT
            fi
            exec "$folder/\(program)" "$@"

            """
        return lines.replacing("@LINE@", with: "\(lines.split(separator: "\n").count + 1)")
    }
}

/// A folder that is removed when nobody needs it any more.
final class TemporaryPlace {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "trestle-package-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

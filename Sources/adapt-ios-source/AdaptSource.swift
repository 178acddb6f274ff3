import ArgumentParser
import Foundation
import SourceAdapter

/// The command: writes copies of a target's Swift files that compile on Linux. The adaptation of a file depends on the
/// others, so all files of a target are given at once. Only outputs whose text changes are written, so that nothing
/// else is compiled again.
struct AdaptSource: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adapt",
        abstract: "Writes an adapted copy of iOS source, which compiles on Linux with Trestle.",
        discussion: """
            File.swift becomes File.adapted.swift, at the same place below the output folder: the compiler does not like two files of one name, \
            and messages name the original. (main.swift keeps its name.) Errors are written as compilers write them.
            """)

    @Argument(help: "A folder with the Swift files of one target, or the files themselves.")
    var input: [String] = []

    @Option(name: .shortAndLong, help: "The folder to write to.")
    var output: String

    @Option(help: "The folder that paths in the output are relative to. Default: the input, when that is one folder.")
    var root: String?

    @Option(
        parsing: .upToNextOption,
        help:
            "Files of the target that are written for Linux: they are read, and their tables written, but not adapted.")
    var unchanged: [String] = []

    @Flag(help: "Print how many places each kind of rewrite has changed, a line a kind, sorted by name.")
    var statistics = false

    func run() throws {
        let root = try root ?? rootOfInput()
        let files = try TargetFiles(input)
        let unchanged = try TargetFiles(unchanged)
        let result = TargetAdapter.adapt(try files.read(), beside: try unchanged.read())
        let output = OutputFolder(output, root: root)
        for file in result.files { try output.write(file) }
        if !unchanged.isEmpty { try output.write(members: result.members) }
        if statistics {
            for (kind, count) in result.statistics.sorted(by: { $0.key < $1.key }) { print("\(kind) \(count)") }
        }
        for diagnostic in result.diagnostics { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
        if result.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode.failure }
    }

    private func rootOfInput() throws -> String {
        guard input.count == 1, TargetFiles.isFolder(input[0]) else {
            throw ValidationError("Say with --root what the output's paths are relative to.")
        }
        return input[0]
    }
}

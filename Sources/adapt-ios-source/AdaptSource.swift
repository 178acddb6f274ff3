import ArgumentParser
import Foundation
import SourceAdapter

/// Writes copies of a target's Swift files that compile on Linux. What a file becomes depends on the others, so all of a
/// target are given at once; only outputs whose text changes are written, so that nothing else is compiled again.
@main
struct AdaptSource: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adapt-ios-source",
        abstract: "Writes an adapted copy of iOS source, which compiles on Linux with Trestle.")

    @Argument(help: "A folder with the Swift files of one target, or some of its files.")
    var input: [String]

    @Option(name: .shortAndLong, help: "The folder to write to.")
    var output: String

    @Option(help: "The folder that paths in the output are relative to. Default: the input, when that is one folder.")
    var root: String?

    func run() throws {
        let target = try TargetFiles(input, root: root)
        let result = TargetAdapter.adapt(try target.read())
        try OutputFolder(output).write(result.files, relativeTo: target.root)
        for diagnostic in result.diagnostics { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
        if result.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode.failure }
    }
}

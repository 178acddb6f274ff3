import ArgumentParser
import Foundation

/// Copies a resource of a target, a file or a folder such as an asset catalog, into the output of the plugin.
struct CopyResource: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy", abstract: "Copies a resource, and replaces the copy that is there.")

    @Argument(help: "The file or folder.")
    var source: String

    @Argument(help: "The copy. Folders above it are created.")
    var destination: String

    func run() throws {
        let copy = URL(filePath: destination)
        let files = FileManager.default
        try files.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? files.removeItem(at: copy)
        // A link's target is not there relative to the copy.
        try files.copyItem(at: URL(filePath: source).resolvingSymlinksInPath(), to: copy)
    }
}

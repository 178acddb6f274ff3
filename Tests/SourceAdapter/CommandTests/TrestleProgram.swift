import Foundation
import ProjectFixtures

/// The built command, run in a temporary folder with a cache of its own.
struct TrestleProgram {
    struct Result {
        let status: Int32
        let output: String
        let errors: String
    }

    let folder: TemporaryFolder

    /// - Parameter files: the texts of files by path.
    init(_ files: [String: String] = [:]) throws { folder = try TemporaryFolder(files) }

    /// The folder of the cache. It is not there until something is written into it.
    var cache: URL { folder.url.appending(path: ".cache/trestle") }

    func run(_ arguments: String..., in path: String = "") throws -> Result { try run(arguments, in: path) }

    /// - Parameter environment: variables besides those of the tests.
    func run(
        _ arguments: [String], in path: String = "", environment: [String: String] = [:]
    ) throws -> Result {
        let process = Process()
        process.executableURL = Self.location
        process.arguments = arguments
        process.currentDirectoryURL = folder.url.appending(path: path)
        process.environment = ProcessInfo.processInfo.environment.merging([
            "XDG_CACHE_HOME": folder.url.appending(path: ".cache").path
        ]) { $1 }.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let places = ["output", "errors"].map { folder.url.appending(path: ".\($0)") }
        for place in places { _ = FileManager.default.createFile(atPath: place.path, contents: nil) }
        process.standardOutput = try FileHandle(forWritingTo: places[0])
        process.standardError = try FileHandle(forWritingTo: places[1])
        try process.run()
        process.waitUntilExit()
        let texts = try places.map { place in
            try String(contentsOf: place, encoding: .utf8).replacing(folder.url.path, with: "FOLDER")
        }
        return Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
    }

    /// The paths of the files in the folder, sorted, without hidden ones.
    var paths: [String] {
        let files = FileManager.default.enumerator(
            at: folder.url, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
        let urls = files?.compactMap { $0 as? URL } ?? []
        return urls.filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true }
            .map(folder.path).sorted()
    }

    /// Beside the program that runs the tests.
    private static var location: URL {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(filePath: program).deletingLastPathComponent().appending(path: "trestle")
    }
}

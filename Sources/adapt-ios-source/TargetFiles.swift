import ArgumentParser
import Foundation
import SourceAdapter

/// The Swift files of a target on disk, in the order of their paths.
struct TargetFiles {
    let root: URL
    private let files: [URL]

    init(_ inputs: [String], root: String?) throws {
        let inputs = inputs.map { URL(filePath: $0).standardizedFileURL }
        guard let root = root.map({ URL(filePath: $0).standardizedFileURL }) ?? inputs.first,
            inputs.count == 1 || root != inputs.first
        else { throw ValidationError("Say with --root what the output's paths are relative to.") }
        self.root = root
        files = try inputs.flatMap(Self.swiftFiles).sorted { $0.path < $1.path }
    }

    func read() throws -> [SourceFile] {
        try files.map { SourceFile(path: $0.path, text: try String(contentsOf: $0, encoding: .utf8)) }
    }

    private static func swiftFiles(in input: URL) throws -> [URL] {
        let values = try input.resourceValues(forKeys: [.isDirectoryKey])
        guard values.isDirectory == true else { return [input] }
        let contents = FileManager.default.enumerator(at: input, includingPropertiesForKeys: nil)
        return contents?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    }
}

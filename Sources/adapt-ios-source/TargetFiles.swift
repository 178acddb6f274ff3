import Foundation
import SourceAdapter

/// The Swift files of a target on disk, sorted by path.
struct TargetFiles {
    private let files: [URL]

    /// Reads the files among the inputs and all Swift files below the folders among them.
    init(_ inputs: [String]) throws {
        files = inputs.flatMap(Self.swiftFiles).sorted { $0.path < $1.path }
    }

    var isEmpty: Bool { files.isEmpty }

    func read() throws -> [SourceFile] {
        try files.map { SourceFile(path: $0.path, text: try String(contentsOf: $0, encoding: .utf8)) }
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func swiftFiles(in input: String) -> [URL] {
        let url = URL(filePath: input).standardizedFileURL
        guard isFolder(input) else { return [url] }
        let contents = FileManager.default.enumerator(
            at: url, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return contents?.compactMap { ($0 as? URL)?.standardizedFileURL }.filter { $0.pathExtension == "swift" } ?? []
    }
}

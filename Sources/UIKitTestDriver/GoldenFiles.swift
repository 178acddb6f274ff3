import Foundation

/// The places of a test's stored result and of the results of failed comparisons.
struct GoldenFiles {
    private let folder: String
    private let name: String
    private let fileExtension: String
    private let testFile: URL

    init(folder: String, name: String, fileExtension: String, testFile: String) {
        self.folder = folder
        self.name = name
        self.fileExtension = fileExtension
        self.testFile = URL(fileURLWithPath: testFile)
    }

    /// Whether results are stored instead of compared (`RECORD=1`).
    static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] == "1" }

    private var suite: String { testFile.deletingPathExtension().lastPathComponent }

    var storedURL: URL {
        testFile.deletingLastPathComponent().appendingPathComponent("\(folder)/\(suite)/\(name).\(fileExtension)")
    }

    func stored() -> Data? { try? Data(contentsOf: storedURL) }

    func record(_ data: Data) throws {
        try write(data, to: storedURL)
    }

    /// Writes a file below `build` in the current folder, which for `swift test` is the package's, and returns its
    /// path.
    func leave(_ data: Data, as kind: String) throws -> String {
        let path = "build/failed/\(suite)/\(name).\(kind).\(fileExtension)"
        try write(data, to: URL(fileURLWithPath: path))
        return path
    }

    private func write(_ data: Data, to url: URL) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }
}

import Foundation

/// The places of a test's stored result and of the results of failed comparisons.
struct GoldenFiles {
    private let folder: String
    private let name: String
    private let fileExtension: String
    private let testFile: URL
    /// What this machine's own results have behind their names, where they differ from those of other machines.
    private let variant: String?

    init(folder: String, name: String, fileExtension: String, testFile: String, variant: String? = nil) {
        self.folder = folder
        self.name = name
        self.fileExtension = fileExtension
        self.testFile = URL(fileURLWithPath: testFile)
        self.variant = variant
    }

    /// Whether results are stored instead of compared (`RECORD=1`).
    static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] == "1" }

    /// Whether results that differ from the stored ones are stored beside them, for this kind of machine
    /// (`RECORD=variant`).
    static var isRecordingVariants: Bool { ProcessInfo.processInfo.environment["RECORD"] == "variant" }

    /// `failed` in the folder that `TRESTLE_ARTIFACTS` names, or in `build` in the current folder, which for `swift test`
    /// is the package's.
    private static var folderOfFailures: URL {
        let artifacts = ProcessInfo.processInfo.environment["TRESTLE_ARTIFACTS"] ?? ""
        return URL(fileURLWithPath: artifacts.isEmpty ? "build" : artifacts).appendingPathComponent("failed")
    }

    private var suite: String { testFile.deletingPathExtension().lastPathComponent }

    /// The result of this kind of machine if there is one, otherwise that of all machines.
    var storedURL: URL {
        if let own = variantURL, FileManager.default.fileExists(atPath: own.path) { return own }
        return url(name)
    }

    private var variantURL: URL? { variant.map { url("\(name)-\($0)") } }

    private func url(_ name: String) -> URL {
        testFile.deletingLastPathComponent().appendingPathComponent("\(folder)/\(suite)/\(name).\(fileExtension)")
    }

    func stored() -> Data? { try? Data(contentsOf: storedURL) }

    func record(_ data: Data) throws {
        try write(data, to: storedURL)
    }

    func recordVariant(_ data: Data) throws {
        try write(data, to: variantURL ?? storedURL)
    }

    /// Writes a file below the folder of failures and returns its whole path: the tests of other programs run in folders
    /// that their users do not know.
    func leave(_ data: Data, as kind: String) throws -> String {
        let url = Self.folderOfFailures.appendingPathComponent("\(suite)/\(name).\(kind).\(fileExtension)")
        try write(data, to: url)
        return url.path
    }

    private func write(_ data: Data, to url: URL) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }
}

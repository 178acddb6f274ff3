import Foundation

/// What a run leaves in the package for the next one.
struct AdaptationRecord: Codable {
    /// What a target was made of, and what came of it.
    struct Target: Codable {
        /// Each file with its size and date, and all else that the result depends on.
        var inputs: [String]
        var outputs: [String]
        var result: TargetResult
    }

    /// The adapter that wrote the package: another one adapts everything again.
    var adapter: String
    var files: [String]
    /// The targets by module.
    var targets: [String: Target]

    static func read(in folder: URL) -> AdaptationRecord? {
        let file = folder.appending(path: PackageFolder.recordName)
        return (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(AdaptationRecord.self, from: $0) }
    }

    var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }

    /// Returns a line for a file that changes when the file does.
    static func stamp(of file: URL) -> String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        return "\(file.path) \(attributes?[.size] as? Int ?? -1) \(date)"
    }
}

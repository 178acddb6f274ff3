import Foundation
import ProjectAdaptation

/// The folder of Trestle's own source, which UIKit is built from.
enum TrestleFolder {
    /// The folder that this command was built in, or the one that TRESTLE names.
    static let url: URL = {
        if let path = ProcessInfo.processInfo.environment["TRESTLE"], !path.isEmpty {
            return URL(filePath: path).standardizedFileURL
        }
        return (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
            .standardizedFileURL
    }()

    /// The commit, or the version if the folder is no working copy.
    static let version: String = {
        let result = try? Tool.run("git", ["-C", url.path, "rev-parse", "--short=12", "HEAD"])
        let commit = result.flatMap { $0.status == 0 ? String(decoding: $0.output, as: UTF8.self) : nil }
        return commit?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "1"
    }()

    /// The version, and the date of this program, whose adapter may be newer than the commit.
    static let adapterVersion: String = {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).flatMap {
            try? FileManager.default.attributesOfItem(atPath: $0)
        }
        let date = (program?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        return "\(version) \(date)"
    }()
}

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

    /// The commit, or 1 if the folder is no working copy.
    static let version = names(of: "HEAD").first.map { String($0.prefix(12)) } ?? "1"

    /// A name for the committed source and manifest, the same for all commits with these. The paths begin at the folder,
    /// which may be in the working copy of another project.
    static let sourceVersion: String = {
        let objects = names(of: "HEAD:./Sources", "HEAD:./Package.swift")
        return objects.isEmpty ? version : objects.map { $0.prefix(8) }.joined(separator: "-")
    }()

    /// The version, and the date of this program, whose adapter may be newer than the commit.
    static let adapterVersion: String = {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).flatMap {
            try? FileManager.default.attributesOfItem(atPath: $0)
        }
        let date = (program?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        return "\(sourceVersion) \(date)"
    }()

    /// The names that Git has for objects of the working copy, or none if one of them is not committed.
    private static func names(of objects: String...) -> [Substring] {
        let result = try? Tool.run("git", ["-C", url.path, "rev-parse"] + objects)
        guard let result, result.status == 0 else { return [] }
        return String(decoding: result.output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    }
}

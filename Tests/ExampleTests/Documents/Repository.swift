import Foundation

/// The files of this repository, by their paths from its root.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func text(of path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }

    /// Returns the files below a folder, in order; those of build folders are left out.
    static func paths(below folder: String) -> [String] {
        let start = root.appendingPathComponent(folder).path
        var paths: [String] = []
        let files = FileManager.default.enumerator(atPath: start)
        while let path = files?.nextObject() as? String {
            if path.hasSuffix(".build") { files?.skipDescendants() }
            paths.append("\(folder)/\(path)")
        }
        return paths.sorted()
    }

    /// The pages that describe how the source is built: ARCHITECTURE.md and the articles of the folders and names
    /// "Inside".
    static var insidePages: [String] {
        ["ARCHITECTURE.md"]
            + paths(below: "Sources").filter {
                $0.contains(".docc/") && $0.contains("/Inside") && $0.hasSuffix(".md")
            }
    }

    /// Every page that is written for readers.
    static var pages: [String] {
        ["README", "ARCHITECTURE", "CONTRIBUTING", "CHANGELOG", "SECURITY", "LICENSES"].map { "\($0).md" }
            + paths(below: "docs").filter { $0.hasSuffix(".md") }
            + paths(below: "Sources").filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
    }
}

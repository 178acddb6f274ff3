import Foundation

/// Reads `.strings` files.
enum StringsFile {
    /// Returns the strings of all files; an earlier file wins.
    static func merged(_ paths: [String]) -> [String: String] {
        paths.reversed().reduce(into: [:]) { strings, path in strings.merge(read(path)) { _, new in new } }
    }

    private static func read(_ path: String) -> [String: String] {
        guard let data = FileManager.default.contents(atPath: path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else {
            ConsoleLog.once("strings " + path, "\(path): the file is no list of strings")
            return [:]
        }
        return list.compactMapValues { $0 as? String }
    }
}

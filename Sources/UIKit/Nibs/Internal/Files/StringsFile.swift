import Foundation

/// Reads `.strings` files.
enum StringsFile {
    /// Returns no strings, and logs a line, for a file of another form.
    static func read(_ path: String) -> [String: String] {
        guard let data = FileManager.default.contents(atPath: path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else {
            ConsoleLog.once("strings " + path, "\(path): the file is no list of strings")
            return [:]
        }
        return list.compactMapValues { $0 as? String }
    }
}

import Foundation

/// Where a program begins.
enum ProgramStart {
    /// Returns whether a file has the start of a program: it is `main.swift`, or a type in it is marked.
    static func isIn(_ file: URL) -> Bool {
        (try? String(contentsOf: file, encoding: .utf8)).map { isIn($0, of: file) } ?? false
    }

    /// - Parameter text: the text of the file.
    static func isIn(_ text: String, of file: URL) -> Bool {
        file.lastPathComponent == "main.swift" || text.contains("@UIApplicationMain") || text.contains(/@main\b/)
    }
}

/// Names of modules.
enum ModuleName {
    /// Makes a name of a module of any name.
    static func make(_ name: String) -> String {
        let text = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        guard let first = text.first else { return "Module" }
        return first.isNumber ? "_" + text : text
    }
}

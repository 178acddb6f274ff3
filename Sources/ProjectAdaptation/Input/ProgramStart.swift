import Foundation

/// Where a program begins.
enum ProgramStart {
    /// Returns whether a file has the start of a program: it is `main.swift`, or a type in it is marked.
    static func isIn(_ file: URL) -> Bool {
        guard file.lastPathComponent != "main.swift" else { return true }
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
        return text.contains("@UIApplicationMain") || text.contains(/@main\b/)
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

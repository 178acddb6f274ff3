import Foundation

/// What a program has printed.
public struct ToolResult: Sendable {
    public let status: Int32
    public let output: Data
    public let errors: Data
}

/// Runs programs of the system to their end.
public enum Tool {
    /// - Parameter name: the name of a program on the PATH.
    public static func run(_ name: String, _ arguments: [String]) throws -> ToolResult {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + arguments
        let output = Pipe()
        // Errors go to a file: two pipes would have to be read at the same time.
        let errors = FileManager.default.temporaryDirectory.appending(path: "trestle-errors-\(UUID().uuidString)")
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: errors) }
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return ToolResult(
            status: process.terminationStatus, output: text, errors: (try? Data(contentsOf: errors)) ?? Data())
    }
}

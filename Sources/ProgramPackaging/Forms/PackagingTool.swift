import Foundation
import ProjectAdaptation

/// Runs the programs that make packages.
enum PackagingTool {
    /// Returns what a program prints.
    ///
    /// - Parameter package: the Debian package that has the program.
    /// - Throws: ``PackagingError`` if the program is missing or fails.
    static func output(_ name: String, _ arguments: [String], package: String) throws -> String {
        let result = try Tool.run(name, arguments)
        guard result.status != 127 else { throw PackagingError("\(name) is missing; the package \(package) has it") }
        guard result.status == 0 else {
            let reason = String(decoding: result.errors, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            throw PackagingError("\(name) has failed: \(reason)")
        }
        return String(decoding: result.output, as: UTF8.self)
    }
}

/// Why a program cannot be packaged.
public struct PackagingError: Error, Hashable, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}

import Foundation
import ProjectAdaptation

/// The variables of the environment that a recording names. A process has to be started with them, because some are read
/// once, such as the seed of hashing.
struct RecordedEnvironment {
    let variables: [String: String]

    /// - Throws: ``Failure`` if the file cannot be read or is no recording. What is wrong behind its first lines the
    ///   program says that replays it.
    init(file: String) throws {
        let text: String
        do { text = try String(contentsOf: URL(filePath: file), encoding: .utf8) } catch {
            throw Failure("\(file) cannot be read: \(FileFailure.reason(error))", code: 2)
        }
        guard text.hasPrefix("trestle-recording ") else {
            throw Failure("\(file), line 1: this is no recording, which begins with \"trestle-recording\"", code: 2)
        }
        variables = Self.variables(in: text)
    }

    /// The lines of the header are `environment NAME "value"`. Values with escapes are those of no variable that counts.
    private static func variables(in text: String) -> [String: String] {
        // Empty values take the place of those that the environment has.
        var variables = ["TRESTLE_LOOK": "", "TRESTLE_TEXT": ""]
        for line in text.split(separator: "\n").dropFirst() {
            guard line.first?.isNumber == false else { break }
            let parts = line.split(separator: " ", maxSplits: 2)
            guard parts.count == 3, parts[0] == "environment", parts[2].count >= 2, !parts[2].contains("\\") else {
                continue
            }
            variables[String(parts[1])] = String(parts[2].dropFirst().dropLast())
        }
        return variables
    }
}

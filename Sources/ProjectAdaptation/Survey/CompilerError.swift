import Foundation

/// An error that the compiler has printed.
public struct CompilerError: Sendable, Hashable {
    /// The file of the project that it is in, and its line; nil for errors without a place.
    public let file: String?
    public let line: Int
    /// Counted in UTF-8 bytes from 1; 0 for errors without a place.
    public let column: Int
    public let message: String

    public init(file: String?, line: Int, column: Int = 0, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }

    /// The errors in what `swiftc -diagnostic-style llvm` has printed, each place and message once.
    public static func errors(in text: String) -> [CompilerError] {
        var seen: Set<CompilerError> = []
        return text.split(separator: "\n").compactMap { line in
            guard let error = CompilerError(line: String(line)), seen.insert(error).inserted else { return nil }
            return error
        }
    }

    private init?(line: String) {
        if let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (?:fatal )?error: (.*)/) {
            self.init(
                file: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0, message: String(match.4))
        } else if let match = line.wholeMatch(of: /(?:<unknown>:0: )?error: (.*)/) {
            self.init(file: nil, line: 0, message: String(match.1))
        } else {
            return nil
        }
    }

    /// What errors of the same kind have in common: the name that is missing, else the message without the names in it.
    public var cause: String {
        if let match = message.firstMatch(of: /cannot find (?:type |operator |)'(.+?)' in scope/) {
            return String(match.1)
        }
        if let match = message.firstMatch(of: /no such module '(.+?)'/) { return "import \(match.1)" }
        if let match = message.firstMatch(of: /type '(.+?)' \(?.*has no (?:instance |static |class |)member '(.+?)'/) {
            return "\(match.1).\(match.2)"
        }
        return message.replacing(/'.*?'/, with: "'…'")
    }
}

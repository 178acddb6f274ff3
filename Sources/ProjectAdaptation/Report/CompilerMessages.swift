import Foundation

/// What a build has printed beside its steps, each message of the compiler once, without those about the marks of
/// adapted files.
///
/// A module that is compiled in several parts has its errors printed once for each of them.
public struct CompilerMessages {
    private var messages: [[String]] = []
    private var known: Set<String> = []
    /// The message that is being read, with the lines of source below it.
    private var current: [String] = []

    public init() {}

    /// Adds a line; nil for a step of the build, which ends a message.
    public mutating func add(_ line: String?) {
        guard let line else { return endMessage() }
        // SwiftPM says so of flags of pkg-config that it does not need.
        if line.hasPrefix("warning: prohibited flag(s)") { return }
        if line.prefixMatch(of: #/(/[^:]+:\d+:\d+: )?(error|warning|note): /#) != nil { endMessage() }
        current.append(line)
    }

    /// All messages in the order in which they came first.
    public var text: String { Self.text(of: ended) }

    /// All messages: first the errors in a project's files, then the others in the order in which they came.
    ///
    /// - Parameter folder: the folder of the project.
    public func text(firstErrorsIn folder: URL) -> String {
        let start = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        let all = ended
        let isOwn = { (message: [String]) in message[0].hasPrefix(start) && message[0].contains(": error: ") }
        return Self.text(of: all.filter(isOwn) + all.filter { !isOwn($0) })
    }

    /// Adds an error that another run of the compiler has found, unless the build has printed it.
    public mutating func add(_ error: CompilerError) {
        endMessage()
        guard let file = error.file else { return }
        add("\(file):\(error.line):\(error.column): error: \(error.message)")
        endMessage()
    }

    private var ended: [[String]] {
        var copy = self
        copy.endMessage()
        return copy.messages
    }

    private static func text(of messages: [[String]]) -> String {
        messages.flatMap { $0 }.joined(separator: "\n")
    }

    private mutating func endMessage() {
        while current.last?.isEmpty == true { current.removeLast() }
        defer { current = [] }
        guard let first = current.first, !Self.isOfMark(first) else { return }
        // The lines of source below the same error are not always the same.
        let key = first.contains(": error: ") ? first : Self.text(of: [current])
        if known.insert(key).inserted { messages.append(current) }
    }

    /// Whether a message is about the lines that name the original of an adapted file.
    private static func isOfMark(_ line: String) -> Bool {
        line.contains("#sourceLocation") && (line.contains("warning: ") || line.contains("note: "))
    }
}

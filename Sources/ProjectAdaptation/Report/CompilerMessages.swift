/// What a build has printed beside its steps, each message of the compiler once.
///
/// A module that is compiled in several parts has its errors printed once for each of them.
public struct CompilerMessages {
    private var messages: [[String]] = []
    private var known: Set<[String]> = []
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
    public var text: String {
        var copy = self
        copy.endMessage()
        return copy.messages.flatMap { $0 }.joined(separator: "\n")
    }

    private mutating func endMessage() {
        while current.last?.isEmpty == true { current.removeLast() }
        if !current.isEmpty, known.insert(current).inserted { messages.append(current) }
        current = []
    }
}

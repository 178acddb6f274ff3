/// What is wrong with the text of a property list.
public struct PropertyListError: Error, Hashable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int
    public let message: String

    public init(line: Int, message: String) {
        self.line = line
        self.message = message
    }

    public var description: String { "line \(line): \(message)" }
}

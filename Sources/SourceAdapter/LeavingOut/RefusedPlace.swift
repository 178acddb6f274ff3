/// A place in an adapted file that the compiler does not accept.
public struct RefusedPlace: Sendable, Hashable {
    /// The line in the adapted file, counted from 1.
    public let line: Int
    /// The column, counted in UTF-8 bytes from 1.
    public let column: Int
    /// What the compiler says.
    public let message: String

    public init(line: Int, column: Int, message: String) {
        self.line = line
        self.column = column
        self.message = message
    }
}

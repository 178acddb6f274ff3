/// A Swift file written for iOS.
public struct SourceFile: Sendable {
    /// The path that diagnostics and `#sourceLocation` name. The adapter does not open it.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

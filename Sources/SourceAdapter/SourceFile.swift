/// A Swift file as somebody wrote it for iOS.
public struct SourceFile: Sendable {
    /// What diagnostics and the compiler call the file; the adapter opens nothing.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

import Foundation

/// - Linux: works
///
/// A file that an item is exported as.
public struct SentTransferredFile: Sendable {
    public let file: URL

    /// Whether the receiver may open the file itself, if the representation lets it too; otherwise it gets a copy. The
    /// default is false.
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

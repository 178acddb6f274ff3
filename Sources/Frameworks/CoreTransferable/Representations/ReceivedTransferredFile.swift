import Foundation

/// - Linux: works
///
/// A file from which an item is imported.
public struct ReceivedTransferredFile: Sendable {
    /// The file. A copy is removed when the closure that imports it has returned: copy or move what is needed longer.
    public let file: URL

    /// Whether the file is that of its sender, and not a copy.
    public let isOriginalFile: Bool
}

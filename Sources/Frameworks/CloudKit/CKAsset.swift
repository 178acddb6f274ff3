import Foundation

/// - Linux: works
///
/// A file that belongs to a record; it stays where it is.
// Sound: nothing changes after the initializer.
open class CKAsset: NSObject, @unchecked Sendable {
    public let fileURL: URL?

    public init(fileURL: URL) {
        self.fileURL = fileURL
    }
}

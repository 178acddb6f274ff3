import Foundation

/// A picture file.
public struct Picture: Sendable {
    public let file: URL

    /// The text of the picture's row.
    public let name: String
}

import Foundation

/// A picture file.
public struct Picture: Sendable {
    public let file: URL

    /// What its row says.
    public let name: String
}

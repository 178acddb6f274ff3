/// The words of a dictionary that begin alike: "abandon, abandoned, abandoning ...".
public struct WordFamily: Sendable {
    /// The shortest word, or the first of several.
    public let head: String
    public let words: [String]

    /// How many letters words of one family share.
    static let stemLength = 4
}

/// The words of a dictionary that begin with the same letters: "abandon, abandoned, abandoning ...".
public struct WordFamily: Sendable {
    /// The shortest word, or the first of several of that length.
    public let head: String
    public let words: [String]

    /// The number of letters that words of one family share.
    static let stemLength = 4
}

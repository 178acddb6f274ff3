/// One change of a file's text.
struct Edit: Hashable {
    /// The order of insertions at the same offset: text that closes an expression comes before text that opens the next
    /// one.
    enum Kind: Int {
        case closing
        case opening
        case replacement
    }

    let kind: Kind
    /// UTF-8 offsets in the original text; empty for insertions.
    let range: Range<Int>
    let text: String
}

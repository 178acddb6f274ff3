/// One change of a file's text.
struct Edit: Hashable {
    /// Where text is inserted at the same offset: what closes an expression comes before what opens the next one.
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

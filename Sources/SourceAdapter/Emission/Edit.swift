/// One change of a file's text.
struct Edit {
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
    /// The name of the rewrite that made the edit.
    let rewrite: String
    /// Whether edits inside the range are lost on purpose, because the edit removes what they change.
    let discardsEdits: Bool

    /// Returns whether both change the text in the same way, whichever rewrites made them.
    func isSame(as other: Edit) -> Bool { kind == other.kind && range == other.range && text == other.text }
}

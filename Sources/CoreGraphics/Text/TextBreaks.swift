internal import CPango

/// The valid positions of carets and the boundaries of words in a text, in UTF-16 units, ascending. All of them are
/// between characters: Pango also ends words inside characters, before a skin tone for example.
struct TextBreaks {
    private(set) var carets: [Int] = []
    private(set) var wordStarts: [Int] = []
    private(set) var wordEnds: [Int] = []
    /// The boundaries between words and the characters between them.
    private(set) var words: [Int] = []

    /// `layout` must contain the text of `bytes`. Called with ``TextShaping/lock`` held.
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ layout: OpaquePointer) {
        var count: Int32 = 0
        // One entry for each Unicode scalar, and one for the end.
        guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return }
        var offset = 0
        var byte = 0
        // Whether a word ends, or has a boundary, inside the present character.
        var (endsWord, dividesWords) = (false, false)
        for index in 0..<Int(count) {
            let attribute = attributes[index]
            if attribute.is_cursor_position != 0 { carets.append(offset) }
            if attribute.is_word_start != 0, let start = carets.last, wordStarts.last != start {
                wordStarts.append(start)
            }
            endsWord = endsWord || attribute.is_word_end != 0
            dividesWords = dividesWords || attribute.is_word_boundary != 0
            if attribute.is_cursor_position != 0 {
                if endsWord { wordEnds.append(offset) }
                if dividesWords { words.append(offset) }
                (endsWord, dividesWords) = (false, false)
            }
            guard byte < bytes.count else { break }
            let lead = bytes[byte]
            byte += lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
            offset += lead < 0xF0 ? 1 : 2
        }
    }
}

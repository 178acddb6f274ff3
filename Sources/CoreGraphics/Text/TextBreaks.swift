internal import CPango

/// The places of a text where carets may stand and where words begin and end, in UTF-16 units, ascending.
struct TextBreaks {
    private(set) var carets: [Int] = []
    private(set) var wordStarts: [Int] = []
    private(set) var wordEnds: [Int] = []
    /// Where words and what is between them meet.
    private(set) var words: [Int] = []

    /// `layout` must hold the text of `bytes`. Only under ``TextShaping/lock``.
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ layout: OpaquePointer) {
        var count: Int32 = 0
        // One entry a Unicode scalar, and one for the end.
        guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return }
        var offset = 0
        var byte = 0
        for index in 0..<Int(count) {
            let attribute = attributes[index]
            if attribute.is_cursor_position != 0 { carets.append(offset) }
            if attribute.is_word_start != 0 { wordStarts.append(offset) }
            if attribute.is_word_end != 0 { wordEnds.append(offset) }
            if attribute.is_word_boundary != 0 { words.append(offset) }
            guard byte < bytes.count else { break }
            let lead = bytes[byte]
            byte += lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
            offset += lead < 0xF0 ? 1 : 2
        }
    }
}

internal import CPango

/// Caret positions, hit tests and words in one line of text that is being edited, in any writing direction.
///
/// Created for every text. Offsets are in UTF-16 units, x is in points from the left end of the line. Pango computes
/// the positions, which match the glyphs of a ``TextLayout`` of the same text.
package final class TextCarets {
    private let layout: OpaquePointer
    private let offsets: TextOffsets
    private let breaks: TextBreaks

    package init(_ text: String, spans: [TextSpan], paragraph: TextParagraph = TextParagraph()) {
        var text = text
        (layout, offsets, breaks) = TextShaping.lock.withLock {
            text.withUTF8 { bytes in
                let offsets = TextOffsets(bytes)
                let source = TextSource(bytes: bytes, offsets: offsets, spans: spans)
                let layout = Self.makeLayout(source, paragraph)
                return (layout, offsets, TextBreaks(bytes, layout))
            }
        }
    }

    deinit {
        TextShaping.lock.withLock { trestle_object_unref(UnsafeMutableRawPointer(layout)) }
    }

    private static func makeLayout(_ source: TextSource, _ paragraph: TextParagraph) -> OpaquePointer {
        let direction = paragraph.isRightToLeft.map { $0 ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR }
        pango_context_set_base_dir(TextShaping.context, direction ?? PANGO_DIRECTION_WEAK_LTR)
        let layout = pango_layout_new(TextShaping.context)!
        pango_layout_set_auto_dir(layout, direction == nil ? 1 : 0)
        pango_layout_set_single_paragraph_mode(layout, 1)
        pango_layout_set_font_description(layout, FontFace.face(source.spans[0].font).description)
        let attributes = source.attributes(0..<source.bytes.count)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        source.bytes.withMemoryRebound(to: CChar.self) {
            pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
        }
        return layout
    }

    // MARK: Places

    /// Returns the position at which text typed at the offset would appear.
    package func x(at offset: Int) -> CGFloat {
        TextShaping.lock.withLock {
            var rect = PangoRectangle()
            pango_layout_get_cursor_pos(layout, Int32(offsets.utf8(offset)), &rect, nil)
            return CGFloat(rect.x) / unit
        }
    }

    /// Returns the offset of the character boundary nearest to `x`.
    package func offset(at x: CGFloat) -> Int {
        TextShaping.lock.withLock {
            guard let line = pango_layout_get_line_readonly(layout, 0) else { return 0 }
            var byte: Int32 = 0
            var trailing: Int32 = 0
            pango_layout_line_x_to_index(line, Int32(max(-1e6, min(1e6, x)) * unit), &byte, &trailing)
            var offset = offsets.utf16(Int(byte))
            // `trailing` counts characters of the cluster that was hit.
            for _ in 0..<trailing { offset = next(offset) }
            return offset
        }
    }

    /// Returns the horizontal intervals that the characters of a range occupy, from left to right.
    package func stretches(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
        TextShaping.lock.withLock {
            guard !range.isEmpty, let line = pango_layout_get_line_readonly(layout, 0) else { return [] }
            var ends: UnsafeMutablePointer<Int32>?
            var count: Int32 = 0
            pango_layout_line_get_x_ranges(
                line, Int32(offsets.utf8(range.lowerBound)), Int32(offsets.utf8(range.upperBound)), &ends, &count)
            guard let ends else { return [] }
            defer { g_free(ends) }
            // An interval outside the line is empty.
            return (0..<Int(count)).map { CGFloat(ends[2 * $0]) / unit...CGFloat(ends[2 * $0 + 1]) / unit }
        }
    }

    // MARK: Steps

    /// Returns the offset of the character boundary to the left or right in visual order.
    package func offset(leftOf offset: Int) -> Int { moved(offset, -1) }
    package func offset(rightOf offset: Int) -> Int { moved(offset, 1) }

    private func moved(_ offset: Int, _ direction: Int32) -> Int {
        // A caret inside a character moves to one of its sides.
        let (start, end) = (previous(offset), next(offset))
        if start < offset, offset < end, next(start) == end {
            return (x(at: start) < x(at: end)) == (direction < 0) ? start : end
        }
        return TextShaping.lock.withLock {
            var byte: Int32 = 0
            var trailing: Int32 = 0
            pango_layout_move_cursor_visually(layout, 1, Int32(offsets.utf8(offset)), 0, direction, &byte, &trailing)
            // Before the first character or after the last one.
            if byte < 0 || byte == Int32.max { return offset }
            var result = offsets.utf16(Int(byte))
            for _ in 0..<trailing { result = next(result) }
            return result
        }
    }

    /// Returns the next valid caret position in the order of the text, at most the end of the text.
    package func next(_ offset: Int) -> Int {
        breaks.carets.first { $0 > offset } ?? offsets.utf16Count
    }

    /// Returns the offset itself or, if it is inside a character, the end of the character.
    package func rounded(_ offset: Int) -> Int {
        breaks.carets.first { $0 >= offset } ?? offsets.utf16Count
    }

    package func previous(_ offset: Int) -> Int {
        breaks.carets.last { $0 < offset } ?? 0
    }

    /// Returns the start of the word that contains or precedes the offset; 0 when there is none.
    package func wordStart(before offset: Int) -> Int {
        breaks.wordStarts.last { $0 < offset } ?? 0
    }

    /// Returns the end of the word that contains or follows the offset; the end of the text when there is none.
    package func wordEnd(after offset: Int) -> Int {
        breaks.wordEnds.first { $0 > offset } ?? offsets.utf16Count
    }

    /// Returns the word that contains the offset, or the characters between two words.
    package func word(at offset: Int) -> Range<Int> {
        let end = breaks.words.first { $0 > offset } ?? offsets.utf16Count
        let start = breaks.words.last { $0 < end } ?? 0
        return start..<max(start, end)
    }
}

/// Pango units per point.
private let unit = CGFloat(PANGO_SCALE)

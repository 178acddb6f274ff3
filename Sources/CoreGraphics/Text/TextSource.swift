internal import CPango

/// The bytes that are being shaped, and the span of each.
struct TextSource {
    let bytes: UnsafeBufferPointer<UInt8>
    let offsets: TextOffsets
    let spans: [TextSpan]
    /// The end of each span in bytes; the last span extends to the end of the text.
    private let spanEnds: [Int]

    init(bytes: UnsafeBufferPointer<UInt8>, offsets: TextOffsets, spans: [TextSpan]) {
        self.bytes = bytes
        self.offsets = offsets
        self.spans = spans
        spanEnds = spans.count == 1 ? [] : spans.map { offsets.utf8($0.utf16Range.upperBound) }
    }

    func expansion(_ span: Int) -> CGFloat { spans[span].glyphStyle?.expansion ?? 0 }

    func span(atByte byte: Int) -> Int {
        if spans.count == 1 { return 0 }
        for (index, end) in spanEnds.enumerated() where byte < end {
            return index
        }
        return spans.count - 1
    }

    func spans(in range: Range<Int>) -> Range<Int> {
        if spans.count == 1 { return 0..<1 }
        return span(atByte: range.lowerBound)..<(span(atByte: max(range.lowerBound, range.upperBound - 1)) + 1)
    }

    /// Returns Pango's attributes for the spans of the text in `range`. The caller releases the list.
    func attributes(_ range: Range<Int>) -> OpaquePointer {
        let used = spans(in: range)
        let first = spans[used.lowerBound]
        if used.count == 1, !first.isSpaced, first.attachment == nil {
            return pango_attr_list_ref(FontFace.face(first.font).attributes)
        }
        let list = pango_attr_list_new()!
        var start = 0
        for index in used {
            let end = index + 1 == used.upperBound ? Int(UInt32.max) : spanEnds[index] - range.lowerBound
            let span = spans[index]
            let face = FontFace.face(span.font)
            insert(pango_attr_font_desc_new(face.description), start, end, list)
            if !face.features.isEmpty { insert(pango_attr_font_features_new(face.features), start, end, list) }
            if let attachment = span.attachment {
                // Pango reserves the space in which the image is drawn.
                let units = CGFloat(PANGO_SCALE)
                var room = PangoRectangle(
                    x: 0, y: Int32(-attachment.bounds.maxY * units), width: Int32(attachment.bounds.width * units),
                    height: Int32(attachment.bounds.height * units))
                insert(pango_attr_shape_new(&room, &room), start, end, list)
            }
            if let expansion = span.glyphStyle?.expansion, expansion != 0 {
                expand(start..<max(start, min(end, range.count)), of: range, span, exp(expansion), list)
            } else if span.kern != 0 {
                insert(pango_attr_letter_spacing_new(Int32(span.kern * CGFloat(PANGO_SCALE))), start, end, list)
            }
            start = end
        }
        return list
    }

    /// Returns the attributes for text that is broken into lines: Pango inserts a hyphen where it breaks a word, which
    /// nobody has asked for, except at a soft hyphen. The caller releases the list.
    func attributesForBreaking(_ range: Range<Int>) -> OpaquePointer {
        let shared = attributes(range)
        defer { pango_attr_list_unref(shared) }
        let list = pango_attr_list_copy(shared)!
        var start = 0
        for index in range.dropLast() where bytes[index] == 0xC2 && bytes[index + 1] == 0xAD {
            insert(pango_attr_insert_hyphens_new(0), start, index - range.lowerBound, list)
            start = index + 2 - range.lowerBound
        }
        insert(pango_attr_insert_hyphens_new(0), start, Int(UInt32.max), list)
        return list
    }

    /// Widens each character of `part`, whose bytes are counted from the start of `range`, by a factor: Pango knows
    /// spaces between characters only.
    private func expand(
        _ part: Range<Int>, of range: Range<Int>, _ span: TextSpan, _ factor: CGFloat, _ list: OpaquePointer
    ) {
        guard let font = FontFace.face(span.font).loaded?.font, !part.isEmpty else { return }
        var start = part.lowerBound
        let (first, last) = (range.lowerBound + part.lowerBound, range.lowerBound + part.upperBound)
        for character in String(decoding: bytes[first..<last], as: UTF8.self) {
            let end = start + character.utf8.count
            var glyph: hb_codepoint_t = 0
            if let scalar = character.unicodeScalars.first,
                hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
            {
                let space = CGFloat(hb_font_get_glyph_h_advance(font, glyph)) * (factor - 1)
                let spacing = Int32(space + span.kern * CGFloat(PANGO_SCALE))
                insert(pango_attr_letter_spacing_new(spacing), start, end, list)
            }
            start = end
        }
    }

    private func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ start: Int, _ end: Int, _ list: OpaquePointer
    ) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(max(0, start))
        attribute.pointee.end_index = UInt32(max(0, end))
        pango_attr_list_insert(list, attribute)
    }
}

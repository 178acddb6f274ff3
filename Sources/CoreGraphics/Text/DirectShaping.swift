internal import CPango

/// Lays out a paragraph that fits on one line: itemizes, shapes and reorders without creating a PangoLayout or
/// searching for line breaks.
struct DirectShaping {
    let source: TextSource
    let paragraph: TextParagraph

    init(_ source: TextSource, _ paragraph: TextParagraph) {
        self.source = source
        self.paragraph = paragraph
    }

    /// Nil for text that needs more: tabs, kerning, attachments.
    func line(_ range: Range<Int>, indent: CGFloat) -> TextLine? {
        let utf16Range = source.offsets.utf16(range.lowerBound)..<source.offsets.utf16(range.upperBound)
        guard let base = source.bytes.baseAddress, !range.isEmpty else {
            return TextLine(
                utf16Range: utf16Range, frame: .zero, baseline: 0, isTruncated: false,
                isRightToLeft: paragraph.isRightToLeft ?? false, hasRightToLeftRuns: false, startsParagraph: true,
                runs: [], indent: indent)
        }
        let used = source.spans(in: range)
        for index in used where source.spans[index].isSpaced || source.spans[index].attachment != nil {
            return nil
        }
        let text = UnsafeRawPointer(base + range.lowerBound).assumingMemoryBound(to: CChar.self)
        let count = Int32(range.count)
        guard memchr(text, 0x09, range.count) == nil else { return nil }

        if source.offsets.isASCII, used.count == 1, paragraph.isRightToLeft != true,
            let line = PlainShaping.line(text, count, source.spans[used.lowerBound].font, span: used.lowerBound)
        {
            return TextLine(
                utf16Range: utf16Range, frame: CGRect(x: 0, y: 0, width: line.width, height: 0), baseline: 0,
                isTruncated: false, isRightToLeft: false, hasRightToLeftRuns: false, startsParagraph: true,
                runs: [line],
                indent: indent)
        }
        let isRightToLeft = paragraph.isRightToLeft ?? (trestle_starts_right_to_left(text, count) != 0)
        let face = FontFace.face(source.spans[used.lowerBound].font)
        pango_context_set_font_description(TextShaping.context, face.description)
        let attributes = source.attributes(range)
        defer { pango_attr_list_unref(attributes) }
        let logical = pango_itemize_with_base_dir(
            TextShaping.context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, text, 0, count,
            attributes, nil)
        guard let logical else { return nil }
        // A single item, as in most texts, needs no reordering.
        let visual = logical.pointee.next == nil ? logical : pango_reorder_items(logical)

        var collector = RunCollector(source: source, textStart: range.lowerBound)
        shape(visual, text, count, into: &collector)
        if visual != logical { g_list_free(visual) }
        var node: UnsafeMutablePointer<GList>? = logical
        while let current = node {
            pango_item_free(trestle_list_data(current).assumingMemoryBound(to: PangoItem.self))
            node = current.pointee.next
        }
        g_list_free(logical)
        return TextLine(
            utf16Range: utf16Range, frame: CGRect(x: 0, y: 0, width: collector.width, height: 0), baseline: 0,
            isTruncated: false, isRightToLeft: isRightToLeft, hasRightToLeftRuns: collector.hasRightToLeftRuns,
            startsParagraph: true, runs: collector.runs, indent: indent)
    }

    /// - Parameter items: a list of `PangoItem`s in visual order.
    private func shape(
        _ items: UnsafeMutablePointer<GList>?, _ text: UnsafePointer<CChar>, _ count: Int32,
        into collector: inout RunCollector
    ) {
        let glyphs = pango_glyph_string_new()!
        var node = items
        while let current = node {
            let item = trestle_list_data(current).assumingMemoryBound(to: PangoItem.self)
            pango_shape_with_flags(
                text + Int(item.pointee.offset), item.pointee.length, text, count, &item.pointee.analysis, glyphs,
                PANGO_SHAPE_NONE)
            collector.add(item, glyphs)
            node = current.pointee.next
        }
        pango_glyph_string_free(glyphs)
    }
}

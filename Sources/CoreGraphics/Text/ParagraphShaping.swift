internal import CPango

/// The long way for a paragraph: a PangoLayout breaks it into lines, truncates it and places tabs and letter spacing.
struct ParagraphShaping {
    let source: TextSource
    let paragraph: TextParagraph
    /// From the leading edge to the tail indent; may be infinite.
    let available: CGFloat
    /// How many lines there may be; 0: any number.
    let allowed: Int
    let truncation: PangoEllipsizeMode?

    /// The lines, and whether some text did not get in. `isFollowed`: more text comes after the paragraph; when this one takes all allowed
    /// lines, the last line ends in an ellipsis that stands for the rest.
    func lines(_ range: Range<Int>, isFollowed: Bool) -> (lines: [TextLine], isCut: Bool) {
        var (lines, isCut) = layOut(
            source, range, firstIndent: paragraph.firstLineHeadIndent, indent: paragraph.headIndent, allowed: allowed)
        guard isFollowed, allowed > 0, lines.count == allowed, !isCut, truncation != nil, let last = lines.last else {
            return (lines, isCut)
        }
        let start = source.offsets.utf8(last.utf16Range.lowerBound)
        let indent = lines.count == 1 ? paragraph.firstLineHeadIndent : paragraph.headIndent
        lines[lines.count - 1] = lineEndingInEllipsis(start..<range.upperBound, indent: indent, replacing: last)
        isCut = true
        return (lines, isCut)
    }

    /// The text of a line with an ellipsis after it, cut to fit.
    private func lineEndingInEllipsis(_ range: Range<Int>, indent: CGFloat, replacing line: TextLine) -> TextLine {
        var bytes = Array(source.bytes[range])
        bytes += "\u{2026}".utf8
        // The copy has the line's spans at its own offsets.
        let shift = source.offsets.utf16(range.lowerBound)
        let moved = source.spans(in: range).map { index in
            var span = source.spans[index]
            span.utf16Range = max(0, span.utf16Range.lowerBound - shift)..<max(0, span.utf16Range.upperBound - shift)
            return span
        }
        let firstSpan = source.spans(in: range).lowerBound
        return bytes.withUnsafeBufferPointer { copy in
            let part = TextSource(bytes: copy, offsets: TextOffsets(copy), spans: moved)
            let (lines, _) = layOut(part, 0..<copy.count, firstIndent: indent, indent: indent, allowed: 1)
            guard let new = lines.first else { return line }
            let runs = new.runs.map {
                GlyphRun(font: $0.font, glyphs: $0.glyphs, span: $0.span + firstSpan, x: $0.x, width: $0.width)
            }
            return TextLine(
                utf16Range: line.utf16Range, frame: new.frame, baseline: 0, isTruncated: true,
                isRightToLeft: new.isRightToLeft, startsParagraph: line.startsParagraph, runs: runs, indent: indent)
        }
    }

    private func layOut(
        _ source: TextSource, _ range: Range<Int>, firstIndent: CGFloat, indent: CGFloat, allowed: Int
    ) -> (lines: [TextLine], isCut: Bool) {
        guard let base = source.bytes.baseAddress else { return ([], false) }
        let text = UnsafeRawPointer(base + range.lowerBound).assumingMemoryBound(to: CChar.self)
        if let isRightToLeft = paragraph.isRightToLeft {
            pango_context_set_base_dir(TextShaping.context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        } else {
            pango_context_set_base_dir(TextShaping.context, PANGO_DIRECTION_WEAK_LTR)
        }
        let layout = pango_layout_new(TextShaping.context)!
        defer { trestle_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_auto_dir(layout, paragraph.isRightToLeft == nil ? 1 : 0)
        pango_layout_set_single_paragraph_mode(layout, 1)
        let first = source.spans(in: range).lowerBound
        pango_layout_set_font_description(layout, FontFace.face(source.spans[first].font).description)
        if let attributes = source.attributes(range) {
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
        }
        if available.isFinite, paragraph.lineBreak != .byClipping {
            let common = min(firstIndent, indent)
            pango_layout_set_width(layout, pangoUnits(max(0, available - common)))
            pango_layout_set_indent(layout, pangoUnits(firstIndent - indent))
            pango_layout_set_wrap(
                layout, paragraph.lineBreak == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
            if let truncation, allowed > 0 {
                pango_layout_set_ellipsize(layout, truncation)
                pango_layout_set_height(layout, -Int32(allowed))
            }
            pango_layout_set_justify(layout, paragraph.alignment == .justified ? 1 : 0)
        }
        pango_layout_set_text(layout, text, Int32(range.count))

        var lines: [TextLine] = []
        var node = pango_layout_get_lines_readonly(layout)
        while let current = node, let line = trestle_line_data(current) {
            if allowed > 0, lines.count == allowed { break }
            lines.append(
                self.line(line, source, textStart: range.lowerBound, indent: lines.isEmpty ? firstIndent : indent, isFirst: lines.isEmpty))
            node = current.pointee.next
        }
        let isEllipsized = pango_layout_is_ellipsized(layout) != 0
        if isEllipsized, let last = lines.last {
            lines[lines.count - 1] = TextLine(
                utf16Range: last.utf16Range, frame: last.frame, baseline: 0, isTruncated: true,
                isRightToLeft: last.isRightToLeft, startsParagraph: last.startsParagraph, runs: last.runs, indent: last.indent)
        }
        return (lines, isEllipsized || node != nil)
    }

    private func line(
        _ line: UnsafeMutablePointer<PangoLayoutLine>, _ source: TextSource, textStart: Int, indent: CGFloat, isFirst: Bool
    ) -> TextLine {
        var collector = RunCollector(source: source, textStart: textStart)
        var node = line.pointee.runs
        while let current = node, let run = trestle_run_data(current) {
            collector.add(run.pointee.item, run.pointee.glyphs)
            node = current.pointee.next
        }
        let start = textStart + Int(line.pointee.start_index)
        let range = source.offsets.utf16(start)..<source.offsets.utf16(start + Int(line.pointee.length))
        return TextLine(
            utf16Range: range, frame: CGRect(x: 0, y: 0, width: collector.width, height: 0), baseline: 0,
            isTruncated: false, isRightToLeft: line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue,
            startsParagraph: isFirst, runs: collector.runs, indent: indent)
    }

    private func pangoUnits(_ points: CGFloat) -> Int32 {
        // Rounded up: a width that was measured must be enough for the same text.
        Int32(max(-1e6, min(1e6, points)) * CGFloat(PANGO_SCALE) + 0.999)
    }
}

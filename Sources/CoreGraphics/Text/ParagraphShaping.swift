internal import CPango

/// Lays out a paragraph with a PangoLayout, which breaks it into lines, truncates it and positions tabs and letter
/// spacing.
struct ParagraphShaping {
    let source: TextSource
    let paragraph: TextParagraph
    /// The width from the leading edge to the tail indent; may be infinite.
    let available: CGFloat
    /// The maximum number of lines; 0 for no limit.
    let allowed: Int
    let truncation: PangoEllipsizeMode?
    /// The paragraph on one line, where it could be shaped directly.
    var whole: TextLine?

    /// Returns the lines, and whether some text was cut off. `isFollowed` states that more text follows the paragraph:
    /// when this one uses all allowed lines, the last line ends in an ellipsis for the rest.
    func lines(_ range: Range<Int>, isFollowed: Bool) -> (lines: [TextLine], isCut: Bool) {
        var (lines, isCut) =
            PlainWrapping(source: source, paragraph: paragraph, available: available, allowed: allowed)
            .lines(range, of: whole)
            ?? layOut(source, range, indent: paragraph.headIndent, allowed: allowed, truncation: nil)
        let isFull = allowed > 0 && lines.count == allowed
        guard let truncation, isFull, isCut || isFollowed, let last = lines.last else { return (lines, isCut) }
        let start = source.offsets.utf8(last.utf16Range.lowerBound)
        let rest =
            start..<(truncation == PANGO_ELLIPSIZE_END
            ? endOfVisibleText(from: start, range.upperBound) : range.upperBound)
        let whole = DirectShaping(source, paragraph).line(rest, indent: last.indent)
        guard let whole, !whole.hasRightToLeftRuns else {
            return (linesCutByPango(range, truncation, isFollowed: isFollowed && !isCut, lines), true)
        }
        let cut = LineTruncation(spans: source.spans, width: available - last.indent)
            .cut(whole, isCut ? truncation : PANGO_ELLIPSIZE_END)
        lines[lines.count - 1] = cut.starting(paragraph: lines.count == 1)
        isCut = true
        return (lines, isCut)
    }

    /// Returns the end of the text that can be visible in a line that is cut at its end, assuming at least a third of a
    /// point for each character.
    private func endOfVisibleText(from start: Int, _ end: Int) -> Int {
        let enough = Int(min(available, 10_000) * 3) + 16
        guard end - start > enough else { return end }
        var cut = start + enough
        while cut < end, source.bytes[cut] & 0xC0 == 0x80 { cut += 1 }
        return cut
    }

    /// Truncates text that ``LineTruncation`` cannot cut.
    private func linesCutByPango(
        _ range: Range<Int>, _ truncation: PangoEllipsizeMode, isFollowed: Bool, _ wrapped: [TextLine]
    ) -> [TextLine] {
        guard isFollowed, let last = wrapped.last else {
            return layOut(source, range, indent: paragraph.headIndent, allowed: allowed, truncation: truncation).lines
        }
        let start = source.offsets.utf8(last.utf16Range.lowerBound)
        return wrapped.dropLast() + [lineEndingInEllipsis(start..<range.upperBound, replacing: last)]
    }

    /// Returns the text of a line followed by an ellipsis, truncated to fit.
    private func lineEndingInEllipsis(_ range: Range<Int>, replacing line: TextLine) -> TextLine {
        var bytes = Array(source.bytes[range])
        bytes += "\u{2026}".utf8
        // In the copy the line's spans have its own offsets.
        let shift = source.offsets.utf16(range.lowerBound)
        let used = source.spans(in: range)
        let moved = used.map { index in
            var span = source.spans[index]
            span.utf16Range = max(0, span.utf16Range.lowerBound - shift)..<max(0, span.utf16Range.upperBound - shift)
            return span
        }
        return bytes.withUnsafeBufferPointer { copy in
            let part = TextSource(bytes: copy, offsets: TextOffsets(copy), spans: moved)
            let lines = layOut(part, 0..<copy.count, indent: line.indent, allowed: 1, truncation: PANGO_ELLIPSIZE_END)
                .lines
            guard let new = lines.first else { return line }
            let runs = new.runs.map {
                $0.part(0..<$0.glyphs.count, endingAt: $0.x + $0.width, movedBy: 0, span: $0.span + used.lowerBound)
            }
            return TextLine(
                utf16Range: line.utf16Range, frame: new.frame, baseline: 0, isTruncated: true,
                isRightToLeft: new.isRightToLeft, hasRightToLeftRuns: new.hasRightToLeftRuns,
                startsParagraph: line.startsParagraph, runs: runs, indent: line.indent)
        }
    }

    private func layOut(
        _ source: TextSource, _ range: Range<Int>, indent: CGFloat, allowed: Int, truncation: PangoEllipsizeMode?
    ) -> (lines: [TextLine], isCut: Bool) {
        let firstIndent =
            source.bytes.baseAddress == self.source.bytes.baseAddress ? paragraph.firstLineHeadIndent : indent
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
        let attributes = source.attributesForBreaking(range)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
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
        if memchr(text, 0x09, range.count) != nil, let tabs = paragraph.tabs.pangoTabs(indent: firstIndent) {
            pango_layout_set_tabs(layout, tabs)
            pango_tab_array_free(tabs)
        }

        var lines: [TextLine] = []
        var node = pango_layout_get_lines_readonly(layout)
        while let current = node, let line = trestle_line_data(current) {
            if allowed > 0, lines.count == allowed { break }
            lines.append(
                self.line(
                    line, source, textStart: range.lowerBound, indent: lines.isEmpty ? firstIndent : indent,
                    isFirst: lines.isEmpty))
            node = current.pointee.next
        }
        let isEllipsized = pango_layout_is_ellipsized(layout) != 0
        if isEllipsized, let last = lines.last {
            lines[lines.count - 1] = TextLine(
                utf16Range: last.utf16Range, frame: last.frame, baseline: 0, isTruncated: true,
                isRightToLeft: last.isRightToLeft, hasRightToLeftRuns: last.hasRightToLeftRuns,
                startsParagraph: last.startsParagraph, runs: last.runs, indent: last.indent)
        }
        return (lines, isEllipsized || node != nil)
    }

    private func line(
        _ line: UnsafeMutablePointer<PangoLayoutLine>, _ source: TextSource, textStart: Int, indent: CGFloat,
        isFirst: Bool
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
            hasRightToLeftRuns: collector.hasRightToLeftRuns, startsParagraph: isFirst, runs: collector.runs,
            indent: indent)
    }

    private func pangoUnits(_ points: CGFloat) -> Int32 {
        // Rounded up, so that a measured width is sufficient for the same text.
        Int32(max(-1e6, min(1e6, points)) * CGFloat(PANGO_SCALE) + 0.999)
    }
}

internal import CCairo
internal import CPango

/// Breaks a plain paragraph that was shaped as one line into lines, as Pango does, without shaping it again.
///
/// Only for words of ASCII letters and digits between single spaces, with punctuation at their ends: such text may be
/// broken after its spaces and nowhere else. It is left to Pango if a word is wider than a line, and where a line fits so
/// exactly that rounding decides.
struct PlainWrapping {
    let source: TextSource
    let paragraph: TextParagraph
    /// The width from the leading edge to the tail indent.
    let available: CGFloat
    /// The maximum number of lines; 0 for no limit.
    let allowed: Int

    /// Returns the lines, and whether some text is left over; nil for text that needs Pango.
    /// - Parameter whole: the paragraph on one line.
    func lines(_ range: Range<Int>, of whole: TextLine?) -> (lines: [TextLine], isCut: Bool)? {
        guard let run = whole?.runs.first, whole?.runs.count == 1, run.clusterStarts.isEmpty, isBreakable,
            run.glyphs.count == range.count, source.offsets.isASCII, breaksOnlyAfterSpaces(range)
        else { return nil }
        // As Pango counts them, in its units.
        let limit = ((available - paragraph.headIndent) * CGFloat(PANGO_SCALE) + 0.999).rounded(.down)
        let line = Line(run: run, start: range.lowerBound, indent: paragraph.headIndent, spaces: spaces(in: range))
        var lines: [TextLine] = []
        var place = 0
        var space = 0
        while true {
            if allowed > 0, lines.count == allowed { return (lines, true) }
            let start = line.x(place)
            let rest = (line.x(range.count) - start) * CGFloat(PANGO_SCALE)
            if rest < limit {
                lines.append(line.part(place..<range.count, shownTo: range.count, isFirst: place == 0))
                return (lines, false)
            }
            var end: Int?
            while space < line.spaces.count {
                let width = (line.x(line.spaces[space]) - start) * CGFloat(PANGO_SCALE)
                if abs(width - limit) < 2 { return nil }
                guard width < limit else { break }
                end = line.spaces[space]
                space += 1
            }
            guard let end, rest - limit > 2 else { return nil }
            lines.append(line.part(place..<end + 1, shownTo: end, isFirst: place == 0))
            place = end + 1
        }
    }

    private var isBreakable: Bool {
        available.isFinite && paragraph.alignment != .justified && paragraph.isRightToLeft != true
            && paragraph.lineBreak != .byClipping && paragraph.lineBreak != .byCharWrapping
            && paragraph.firstLineHeadIndent == paragraph.headIndent && available > paragraph.headIndent
    }

    private func spaces(in range: Range<Int>) -> [Int] {
        var spaces: [Int] = []
        for index in range where source.bytes[index] == 0x20 { spaces.append(index - range.lowerBound) }
        return spaces
    }

    private func breaksOnlyAfterSpaces(_ range: Range<Int>) -> Bool {
        var before = UInt8(0x20)
        for index in range {
            let character = source.bytes[index]
            switch character {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: if isPunctuation(before) { return false }
            case 0x20: if before == 0x20 { return false }
            default: guard isPunctuation(character), before != 0x20, !isPunctuation(before) else { return false }
            }
            before = character
        }
        return before != 0x20
    }

    /// One of `! , . : ; ?`.
    private func isPunctuation(_ character: UInt8) -> Bool {
        switch character {
        case 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F: true
        default: false
        }
    }

    /// The paragraph on one line, to be cut.
    private struct Line {
        let run: GlyphRun
        /// The offset of the paragraph in the text.
        let start: Int
        let indent: CGFloat
        /// Where there are spaces, from the start of the paragraph.
        let spaces: [Int]

        func x(_ index: Int) -> CGFloat { index < run.glyphs.count ? run.pen(index) : run.width }

        /// Returns a line. A space at its end has no glyph and no width.
        func part(_ range: Range<Int>, shownTo end: Int, isFirst: Bool) -> TextLine {
            let width = x(end) - x(range.lowerBound)
            let glyphs = run.part(
                range.lowerBound..<end, endingAt: x(end), movedBy: -x(range.lowerBound), span: run.span)
            return TextLine(
                utf16Range: start + range.lowerBound..<start + range.upperBound,
                frame: CGRect(x: 0, y: 0, width: width, height: 0), baseline: 0, isTruncated: false,
                isRightToLeft: false, hasRightToLeftRuns: false, startsParagraph: isFirst, runs: [glyphs],
                indent: indent)
        }
    }
}

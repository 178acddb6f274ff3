internal import CCairo
internal import CPango

/// Truncates a line that was shaped as a whole, without shaping again, and inserts an ellipsis. Only for lines that run
/// from left to right: in other scripts letters change their form where they are cut.
struct LineTruncation {
    let spans: [TextSpan]
    /// The width of the result, including the ellipsis.
    let width: CGFloat

    /// Called with ``TextShaping/lock`` held.
    func cut(_ line: TextLine, _ mode: PangoEllipsizeMode) -> TextLine {
        var runs: [GlyphRun] = []
        var end: CGFloat = 0
        guard let first = line.runs.first, let last = line.runs.last else { return line }
        switch mode {
        case PANGO_ELLIPSIZE_START:
            let ellipsis = self.ellipsis(like: last.span)
            end = append(ellipsis, to: &runs, at: 0)
            end = append(suffix(of: line, narrowerThan: width - ellipsis.width), to: &runs, at: end)
        case PANGO_ELLIPSIZE_MIDDLE:
            let ellipsis = self.ellipsis(like: first.span)
            let room = width - ellipsis.width
            end = append(prefix(of: line, narrowerThan: room / 2), to: &runs, at: 0)
            let used = end
            end = append(ellipsis, to: &runs, at: end)
            end = append(suffix(of: line, narrowerThan: room - used), to: &runs, at: end)
        default:
            var kept = prefix(of: line, narrowerThan: width - ellipsis(like: first.span).width)
            var ellipsis = self.ellipsis(like: kept.last?.span ?? first.span)
            // The ellipsis in the last font may be wider than that in the first.
            if let last = kept.last, last.x + last.width + ellipsis.width > width {
                kept = prefix(of: line, narrowerThan: width - ellipsis.width)
                ellipsis = self.ellipsis(like: kept.last?.span ?? first.span)
            }
            end = append(kept, to: &runs, at: 0)
            end = append(ellipsis, to: &runs, at: end)
        }
        return TextLine(
            utf16Range: line.utf16Range, frame: CGRect(x: 0, y: 0, width: end, height: 0), baseline: 0,
            isTruncated: true,
            isRightToLeft: line.isRightToLeft, hasRightToLeftRuns: false, startsParagraph: line.startsParagraph,
            runs: runs,
            indent: line.indent)
    }

    private func prefix(of line: TextLine, narrowerThan limit: CGFloat) -> [GlyphRun] {
        var kept: [GlyphRun] = []
        for run in line.runs {
            if run.x + run.width <= limit {
                kept.append(run)
                continue
            }
            var count = 0
            for index in run.glyphs.indices where run.startsCluster(index) {
                if run.pen(index) > limit { break }
                count = index
            }
            if count > 0 { kept.append(run.part(0..<count, endingAt: run.pen(count), movedBy: 0)) }
            break
        }
        return kept
    }

    private func suffix(of line: TextLine, narrowerThan limit: CGFloat) -> [GlyphRun] {
        var kept: [GlyphRun] = []
        let start = line.frame.width - limit
        for run in line.runs.reversed() {
            if run.x >= start {
                kept.insert(run, at: 0)
                continue
            }
            let first = run.glyphs.indices.first { run.startsCluster($0) && run.pen($0) >= start }
            if let first {
                kept.insert(run.part(first..<run.glyphs.count, endingAt: run.x + run.width, movedBy: 0), at: 0)
            }
            break
        }
        return kept
    }

    /// Appends runs one after the other from `x`, and returns where they end.
    private func append(_ new: [GlyphRun], to runs: inout [GlyphRun], at x: CGFloat) -> CGFloat {
        guard let first = new.first, let last = new.last else { return x }
        let distance = x - first.x
        for run in new {
            runs.append(
                distance == 0 ? run : run.part(0..<run.glyphs.count, endingAt: run.x + run.width, movedBy: distance))
        }
        return last.x + last.width + distance
    }

    private func append(_ ellipsis: GlyphRun, to runs: inout [GlyphRun], at x: CGFloat) -> CGFloat {
        append([ellipsis], to: &runs, at: x)
    }

    // MARK: - Ellipses

    /// Returns an ellipsis with the attributes of a span.
    private func ellipsis(like span: Int) -> GlyphRun {
        let font = spans[span].font
        let face = FontFace.face(font)
        let run = face.ellipsis ?? Self.shapeEllipsis(font)
        face.ellipsis = run
        return run.part(0..<run.glyphs.count, endingAt: run.width, movedBy: 0, span: span)
    }

    private static func shapeEllipsis(_ font: FontDescription) -> GlyphRun {
        let span = TextSpan(utf16Range: 0..<Int.max, font: font, color: .black)
        return Array("\u{2026}".utf8).withUnsafeBufferPointer { bytes in
            let source = TextSource(bytes: bytes, offsets: TextOffsets(bytes), spans: [span])
            guard let run = DirectShaping(source, TextParagraph()).line(0..<3, indent: 0)?.runs.first else {
                preconditionFailure("no font has an ellipsis")
            }
            return run
        }
    }
}

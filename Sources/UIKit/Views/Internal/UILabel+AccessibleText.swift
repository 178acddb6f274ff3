extension UILabel: SpokenText {
    var accessibleAttributedText: NSAttributedString? { attributedText }

    private var shownContent: LabelContent? { traitCollection.withCurrent { makeContent(in: bounds) } }

    var accessibleLines: [(range: Range<Int>, frame: CGRect)] {
        guard let shown = shownContent else { return [] }
        return shown.layout.lines.map { line in
            let x = shown.origin.x + shown.layout.x(of: line, in: bounds.width)
            return (line.utf16Range, line.frame.offsetBy(dx: x - line.frame.minX, dy: shown.origin.y))
        }
    }

    func accessibleFrames(of range: Range<Int>) -> [CGRect] {
        accessibleLines.flatMap { line, frame -> [CGRect] in
            let part = range.clamped(to: line)
            guard !part.isEmpty else { return [] }
            let stretches = carets(in: line).stretches(
                of: part.lowerBound - line.lowerBound..<part.upperBound - line.lowerBound)
            return stretches.map { stretch in
                CGRect(
                    x: frame.minX + stretch.lowerBound, y: frame.minY,
                    width: stretch.upperBound - stretch.lowerBound, height: frame.height)
            }
        }
    }

    func accessibleOffset(at point: CGPoint) -> Int? {
        let lines = accessibleLines
        guard let (range, frame) = lines.first(where: { point.y < $0.frame.maxY }) ?? lines.last else { return nil }
        let nearest = carets(in: range).offset(at: point.x - frame.minX)
        return min(range.lowerBound + nearest, max(range.lowerBound, range.upperBound - 1))
    }

    /// Returns the places of the characters of one line.
    private func carets(in line: Range<Int>) -> TextCarets {
        let styled = content.styledText
        let text = String(
            decoding: Array(styled.string.utf16)[line.clamped(to: 0..<styled.string.utf16.count)], as: UTF16.self)
        var spans: [TextSpan] = []
        for span in styled.spans {
            let part = span.utf16Range.clamped(to: line)
            guard !part.isEmpty || span.utf16Range.lowerBound <= line.lowerBound else { continue }
            var moved = span
            moved.utf16Range = max(0, part.lowerBound - line.lowerBound)..<max(0, part.upperBound - line.lowerBound)
            if moved.utf16Range.isEmpty { continue }
            spans.append(moved)
        }
        return TextCarets(text, spans: spans.isEmpty ? Array(styled.spans.prefix(1)) : spans)
    }
}

import Foundation

/// The text of a text view, shaped and broken to a width, with the positions of its characters. Offsets are in UTF-16
/// units, positions are relative to the left end of the first line.
@MainActor
final class TextViewText {
    let width: CGFloat
    let layout: TextLayout
    private let units: [UInt16]
    let styled: StyledText
    private let lineHeight: CGFloat
    /// The carets of the lines by index, created when they are needed.
    private var caretsOfLines: [Int: TextCarets] = [:]

    /// - Parameter former: the previous text. Its paragraphs that have not changed are neither shaped nor broken again.
    init(_ text: EditedText, view: UITextView, width: CGFloat, after former: TextViewText?) {
        self.width = width
        units = text.content.units
        let font = view.font ?? LabelText.defaultFont
        lineHeight = font.lineHeight
        var paragraph = ParagraphValues()
        paragraph.alignment = view.textAlignment
        let maximumLines = view.textContainer.maximumNumberOfLines
        if maximumLines > 0 { paragraph.lineBreakMode = view.textContainer.lineBreakMode }
        var styled = StyledText("", attributes: nil)
        view.traitCollection.performAsCurrent {
            styled = StyledText(
                view.detectingLinks(text.shown), string: text.string, font: font, color: view.textColor ?? .label,
                paragraph: paragraph,
                links: { view.linkTextAttributes ?? [:] })
        }
        self.styled = styled
        layout = styled.editableLayout(
            width: width, maximumLines: maximumLines, naturalIsRight: text.isEmpty ? view.isRightToLeft : nil,
            reusing: former?.layout)
    }

    var size: CGSize { CGSize(width: layout.size.width, height: max(layout.size.height, lineHeight)) }

    /// The caret positions and word boundaries of the whole text.
    private(set) lazy var carets = TextCarets(
        styled.string, spans: styled.spans, paragraph: TextParagraph(lineBreak: .byClipping))

    // MARK: Lines

    private var lines: [TextLine] { layout.lines }

    /// Returns the line of a caret at the offset. At a line break this is the second line.
    func line(at offset: Int) -> Int {
        lines.lastIndex { $0.utf16Range.lowerBound <= offset } ?? 0
    }

    func isLastLine(at offset: Int) -> Bool { line(at: offset) + 1 >= lines.count }

    /// Returns the offset of the first caret of a line. A line may begin inside a character, with a joiner for example.
    func start(ofLine index: Int) -> Int {
        lines.indices.contains(index) ? carets.rounded(lines[index].utf16Range.lowerBound) : 0
    }

    /// Returns the index of the line `step` lines below; nil if there is none.
    func line(_ step: Int, from index: Int) -> Int? {
        lines.indices.contains(index + step) ? index + step : nil
    }

    private func carets(ofLine index: Int) -> TextCarets {
        if let known = caretsOfLines[index] { return known }
        let range = lines[index].utf16Range
        let spans = styled.spans.compactMap { span -> TextSpan? in
            let lower = max(span.utf16Range.lowerBound, range.lowerBound)
            let upper = min(span.utf16Range.upperBound, range.upperBound)
            guard lower < upper else { return nil }
            var part = span
            part.utf16Range = lower - range.lowerBound..<upper - range.lowerBound
            return part
        }
        let string = String(decoding: units[range], as: UTF16.self)
        let new = TextCarets(
            string, spans: spans.isEmpty ? Array(styled.spans.prefix(1)) : spans,
            paragraph: TextParagraph(lineBreak: .byClipping))
        caretsOfLines[index] = new
        return new
    }

    // MARK: Geometry

    /// Returns the position and height of the caret before a character, with a width of 0.
    func caretRect(at offset: Int) -> CGRect {
        guard !lines.isEmpty else { return CGRect(x: 0, y: 0, width: 0, height: lineHeight) }
        let index = line(at: offset)
        let line = lines[index]
        let x = carets(ofLine: index).x(
            at: max(0, min(offset, line.utf16Range.upperBound) - line.utf16Range.lowerBound))
        let height = max(line.frame.height, 1)
        return CGRect(x: line.frame.minX + x, y: line.frame.minY, width: 0, height: height)
    }

    /// Returns the offset between two characters that is nearest to a point.
    func offset(at point: CGPoint) -> Int {
        guard !lines.isEmpty else { return 0 }
        let index = lines.firstIndex { point.y < $0.frame.maxY } ?? lines.count - 1
        return offset(atX: point.x, inLine: index)
    }

    func offset(atX x: CGFloat, inLine index: Int) -> Int {
        let line = lines[index]
        let offset = line.utf16Range.lowerBound + carets(ofLine: index).offset(at: x - line.frame.minX)
        // A caret after the space at which a line was broken would be at the start of the next line.
        let isBroken = index + 1 < lines.count && lines[index + 1].utf16Range.lowerBound == line.utf16Range.upperBound
        if isBroken, offset >= line.utf16Range.upperBound { return carets.previous(line.utf16Range.upperBound) }
        // A line may begin inside a character.
        return carets.rounded(offset)
    }

    /// Returns the areas that a selection covers, line by line. Where it continues on the next line, the area extends
    /// to the right end.
    func rects(of range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        return lines.indices.flatMap { index -> [CGRect] in
            let line = lines[index]
            let own = line.utf16Range
            let lower = max(own.lowerBound, range.lowerBound)
            let upper = min(own.upperBound, range.upperBound)
            let goesOn = range.upperBound > own.upperBound && range.lowerBound <= own.upperBound
            guard lower < upper || (goesOn && lower <= upper) else { return [] }
            var rects = carets(ofLine: index).stretches(of: lower - own.lowerBound..<max(lower, upper) - own.lowerBound)
                .map { stretch in
                    CGRect(
                        x: line.frame.minX + stretch.lowerBound, y: line.frame.minY,
                        width: stretch.upperBound - stretch.lowerBound, height: line.frame.height)
                }
            if goesOn, width.isFinite {
                let start = rects.map(\.maxX).max() ?? line.frame.minX
                rects.append(
                    CGRect(x: start, y: line.frame.minY, width: max(0, width - start), height: line.frame.height))
            }
            return rects
        }
    }
}

import Foundation
import Testing

@testable import CoreGraphics

/// Layouts of text that is being edited take the paragraphs that have not changed from the layout before.
@Suite(.serialized) struct ParagraphReuseTests {
    private let body = FontDescription(size: 17)

    private func layout(_ text: String, width: CGFloat = 200, reusing former: TextLayout? = nil) -> TextLayout {
        let span = TextSpan(utf16Range: 0..<Int.max, font: body, color: .black)
        return TextLayout(
            text, spans: [span], paragraphs: TextParagraphs(TextParagraph()), width: width, isEditable: true,
            reusing: former)
    }

    private func shapings(_ body: () -> Void) -> Int {
        let before = TextLayout.shapingCount
        body()
        return TextLayout.shapingCount - before
    }

    @Test func aLetterInALongTextShapesOneParagraph() {
        let lines = (0..<10_000).map { "Paragraph \($0) of the text" }
        let first = layout(lines.joined(separator: "\n"))
        var changed = lines
        changed[5_000] += "!"
        let text = changed.joined(separator: "\n")
        #expect(shapings { _ = layout(text, reusing: first) } == 1)
    }

    @Test func aNewLineShapesBothOfItsParts() {
        let first = layout("one\ntwo three\nfour")
        #expect(shapings { _ = layout("one\ntwo\n three\nfour", reusing: first) } == 2)
    }

    @Test func anotherWidthShapesEverything() {
        let first = layout("one\ntwo\nthree")
        #expect(shapings { _ = layout("one\ntwo\nthree", width: 201, reusing: first) } == 3)
    }

    @Test func anotherLookShapesItsParagraphAlone() {
        let text = "one\ntwo\nthree"
        func styled(_ size: CGFloat, after former: TextLayout?) -> TextLayout {
            let spans = [
                TextSpan(utf16Range: 0..<4, font: body, color: .black),
                TextSpan(utf16Range: 4..<7, font: FontDescription(size: size), color: .black),
                TextSpan(utf16Range: 7..<13, font: body, color: .black),
            ]
            return TextLayout(
                text, spans: spans, paragraphs: TextParagraphs(TextParagraph()), width: 200, isEditable: true,
                reusing: former)
        }
        let first = styled(17, after: nil)
        #expect(shapings { _ = styled(17, after: first) } == 0)
        #expect(shapings { _ = styled(20, after: first) } == 1)
    }

    /// `SEED` and `ITERATIONS` from the environment.
    @Test func randomEditsLayOutAsTheWholeText() {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["SEED"].flatMap(UInt64.init) ?? 1
        for run in 0..<UInt64(environment["ITERATIONS"].flatMap(Int.init) ?? 40) {
            var edits = RandomEdits(seed: seed + run)
            var former: TextLayout?
            for step in 0..<25 {
                edits.change()
                let width = edits.width
                let (whole, reused) = (edits.layout(width, nil), edits.layout(width, former))
                former = reused
                guard Self.text(of: whole) != Self.text(of: reused) else { continue }
                Issue.record("SEED=\(seed + run), step \(step): \(edits.text.debugDescription)")
                return
            }
        }
    }

    /// Everything that drawing and carets read.
    private static func text(of layout: TextLayout) -> String {
        let lines = layout.lines.map { line in
            let runs = line.runs.map { run in
                let glyphs = run.glyphs.map { "\($0.index)@\($0.x),\($0.y)" }.joined(separator: " ")
                return "\(run.span) \(run.x) \(run.width) \(run.font.pointer) \(run.clusterStarts) \(glyphs)"
            }
            return """
                \(line.utf16Range) \(line.frame) \(line.baseline) \(line.style) \(line.isTruncated) \(line.isRightToLeft) \
                \(line.hasRightToLeftRuns) \(line.startsParagraph) \(line.indent) \(runs)
                """
        }
        return "\(layout.size) \(layout.isTruncated) \(layout.isUnbroken)\n" + lines.joined(separator: "\n")
    }
}

/// A text with looks that is changed in random places.
private struct RandomEdits {
    private(set) var text = ""
    private(set) var width: CGFloat = 160
    private var state: UInt64
    /// Of each UTF-16 unit, by the look's number.
    private var looks: [Int] = []

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func random(_ count: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(max(count, 1)))
    }

    private static let pieces = [
        "a", "word", " and some more words that have to be broken", "\n", "\n\n", "\r\n", "\r", "\u{2029}", "é", "😀",
        "שלום ", "\t", "",
    ]

    mutating func change() {
        if random(12) == 0 { width = [160, 90, 300, .infinity][random(4)] }
        var units = Array(text.utf16)
        let start = boundary(units, random(units.count + 1))
        let end = boundary(units, min(units.count, start + random(6)))
        let range = min(start, end)..<max(start, end)
        let ascii = random(3) > 0
        let piece = Array(Self.pieces[random(ascii ? 8 : Self.pieces.count)].utf16)
        units.replaceSubrange(range, with: piece)
        let look = random(4) == 0 ? random(4) : (range.lowerBound > 0 ? looks[range.lowerBound - 1] : 0)
        looks.replaceSubrange(range, with: Array(repeating: look, count: piece.count))
        if random(5) == 0, !looks.isEmpty {
            let from = random(looks.count)
            for index in from..<min(looks.count, from + random(8)) { looks[index] = look }
        }
        text = String(decoding: units, as: UTF16.self)
    }

    /// Not inside of a surrogate pair.
    private func boundary(_ units: [UInt16], _ index: Int) -> Int {
        index > 0 && index < units.count && UTF16.isTrailSurrogate(units[index]) ? index - 1 : index
    }

    func layout(_ width: CGFloat, _ former: TextLayout?) -> TextLayout {
        var spans: [TextSpan] = []
        for (index, look) in looks.enumerated() {
            if let last = spans.last, looks[last.utf16Range.lowerBound] == look {
                spans[spans.count - 1].utf16Range = last.utf16Range.lowerBound..<index + 1
            } else {
                var span = TextSpan(utf16Range: index..<index + 1, font: FontDescription(size: 17), color: .black)
                if look == 1 { span.font.size = 22 }
                if look == 2 { span.kern = 1 }
                if look == 3 { span.underline = .single }
                spans.append(span)
            }
        }
        if spans.isEmpty { spans = [TextSpan(utf16Range: 0..<0, font: FontDescription(size: 17), color: .black)] }
        var indented = TextParagraph()
        indented.headIndent = 12
        indented.paragraphSpacing = 4
        let others = text.utf16.count > 20 ? [TextParagraphs.Part(start: 20, style: indented)] : []
        return TextLayout(
            text, spans: spans, paragraphs: TextParagraphs(TextParagraph(), others: others), width: width,
            isEditable: true, reusing: former)
    }
}

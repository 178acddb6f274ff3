import CoreGraphics
import Testing

/// Where lines break, and what is drawn there.
@Suite(.serialized) struct LineBreakModeTests {
    private func layout(
        _ text: String, width: CGFloat = .infinity, _ mode: TextParagraph.LineBreak = .byWordWrapping
    ) -> TextLayout {
        var paragraph = TextParagraph()
        paragraph.lineBreak = mode
        return TextLayout(
            text, font: FontDescription(size: 17), color: .black, paragraph: paragraph, width: width, maximumLines: 0)
    }

    private func lines(_ text: String, _ layout: TextLayout) -> [String] {
        layout.lines.map { String(decoding: Array(text.utf16)[$0.utf16Range], as: UTF16.self) }
    }

    @Test func charactersWrapInsideWords() {
        let text = "The quick brown fox jumps over it"
        let broken = layout(text, width: 100, .byCharWrapping)
        let parts = lines(text, broken)
        #expect(parts.joined() == text)
        for (part, next) in zip(parts, parts.dropFirst()) {
            #expect(layout(part + next.prefix(1)).size.width > 100, "\(part)|\(next)")
        }
        #expect(parts.contains { $0.last != " " })
    }

    @Test(arguments: [TextParagraph.LineBreak.byWordWrapping, .byCharWrapping])
    func aBrokenWordHasNoHyphen(mode: TextParagraph.LineBreak) {
        let word = "Supercalifragilisticexpialidocious"
        let broken = layout(word, width: 100, mode)
        #expect(broken.lines.count == 3)
        for (line, text) in zip(broken.lines, lines(word, broken)) {
            #expect(abs(line.frame.width - layout(text).size.width) < 0.5, "\(text)")
        }
    }

    @Test func aSoftHyphenIsSeenWhereALineEnds() {
        let text = "soft\u{AD}hyphen"
        let broken = layout(text, width: 60)
        #expect(lines(text, broken) == ["soft\u{AD}", "hyphen"])
        #expect(broken.lines[0].frame.width > layout("soft").size.width + 3)
        #expect(abs(layout(text).size.width - layout("softhyphen").size.width) < 0.5)
    }
}

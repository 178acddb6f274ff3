import Testing

@testable import CoreGraphics

/// Plain paragraphs are broken into lines without Pango, and as Pango breaks them.
@Suite(.serialized) struct PlainWrappingTests {
    private static let fonts = [
        FontDescription(size: 17), FontDescription(size: 13, weight: 600),
        FontDescription(family: "DejaVu Sans", size: 12),
    ]

    private func lines(_ text: String, _ font: FontDescription, width: CGFloat, allowed: Int = 0)
        -> (plain: [TextLine]?, pango: [TextLine])
    {
        TextShaping.lock.lock()
        defer { TextShaping.lock.unlock() }
        var text = text
        return text.withUTF8 { bytes in
            let span = TextSpan(utf16Range: 0..<Int.max, font: font, color: .black)
            let source = TextSource(bytes: bytes, offsets: TextOffsets(bytes), spans: [span])
            let paragraph = TextParagraph()
            let whole = DirectShaping(source, paragraph).line(0..<bytes.count, indent: 0)
            let plain = PlainWrapping(source: source, paragraph: paragraph, available: width, allowed: allowed)
                .lines(0..<bytes.count, of: whole)
            let pango = ParagraphShaping(
                source: source, paragraph: paragraph, available: width, allowed: allowed, truncation: nil
            ).lines(0..<bytes.count, isFollowed: false)
            if let plain { #expect(plain.isCut == pango.isCut) }
            return (plain?.lines, pango.lines)
        }
    }

    @Test func randomTextsBreakWherePangoBreaksThem() throws {
        var generator = SystemRandomNumberGenerator()
        var broken = 0
        for round in 0..<400 {
            let words = (0..<Int.random(in: 2...40, using: &generator)).map { _ in
                let letters = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
                    "abcdefghijklmnopqrstuvwxyzABCTVWY0123456789".randomElement(using: &generator) ?? "a"
                }
                return String(letters) + (["", "", "", ",", ".", "!", "?", ":", ";"].randomElement() ?? "")
            }
            let text = words.joined(separator: " ")
            let width = CGFloat(Int.random(in: 400...3000, using: &generator)) / 8
            let (plain, pango) = lines(text, Self.fonts[round % 3], width: width, allowed: round % 5)
            guard let plain else { continue }
            broken += 1
            #expect(plain.map(\.utf16Range) == pango.map(\.utf16Range), "\(text) at \(width)")
            guard plain.count == pango.count else { continue }
            for (line, other) in zip(plain, pango) {
                #expect(line.frame.width == other.frame.width, "\(text) at \(width)")
                #expect(line.startsParagraph == other.startsParagraph)
                #expect(line.runs.flatMap(\.glyphs).map(\.index) == other.runs.flatMap(\.glyphs).map(\.index))
                #expect(line.runs.flatMap(\.glyphs).map(\.x) == other.runs.flatMap(\.glyphs).map(\.x))
            }
        }
        #expect(broken > 100)
    }

    @Test(arguments: [
        "a word-with hyphens in it", "two  spaces between words", "quoted 'words' here", "a/b or c", "é is no ASCII",
    ])
    func otherTextIsLeftToPango(_ text: String) {
        #expect(lines(text, Self.fonts[0], width: 60).plain == nil)
    }

    @Test func aWordWiderThanTheLineIsLeftToPango() {
        #expect(lines("an incomprehensibilities word", Self.fonts[0], width: 60).plain == nil)
    }

    @Test func wrappedTextIsShapedOnce() {
        let text = "several words that need more than one line of text"
        _ = TextLayout(text, font: Self.fonts[0], color: .black, width: 120)
        let (before, calls) = (TextLayout.shapingCount, PlainShaping.shaperCalls)
        let layout = TextLayout(text, font: Self.fonts[0], color: .black, width: 120)
        #expect(layout.lines.count > 2)
        #expect(TextLayout.shapingCount - before == 1)
        #expect(PlainShaping.shaperCalls == calls)
    }
}

import CoreGraphics
import Testing

@Suite(.serialized) struct TextShortcutTests {
    /// ASCII is shaped by HarfBuzz directly; text with any other letter goes through Pango.
    @Test func plainTextIsAsWideAsPangoMakesIt() {
        var generator = SystemRandomNumberGenerator()
        for weight in [400, 600, 700] {
            let font = FontDescription(size: 17, weight: weight)
            let letter =
                TextLayout("aé", font: font, color: .black).size.width
                - TextLayout("a", font: font, color: .black).size.width
            for _ in 0..<60 {
                let scalars = (0..<12).map { _ in Unicode.Scalar(UInt8.random(in: 0x21...0x7E, using: &generator)) }
                let word = "a" + String(scalars.map { Character($0) }) + "a"
                let direct = TextLayout(word, font: font, color: .black).size.width
                let mixed = TextLayout(word + "é", font: font, color: .black).size.width
                #expect(abs(mixed - letter - direct) < 0.02, "\(word)")
            }
        }
    }

    @Test func aCutLineKeepsTheColorsOfItsSpans() {
        let font = FontDescription(size: 17)
        let spans = [
            TextSpan(utf16Range: 0..<4, font: font, color: .red),
            TextSpan(utf16Range: 4..<60, font: font, color: .blue),
        ]
        let text = TextLayout(
            "HHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHH", spans: spans,
            paragraph: TextParagraph(lineBreak: .byTruncatingTail),
            width: 120, maximumLines: 1)
        let canvas = Canvas(130, 30, scale: 2)
        text.draw(in: canvas.context, at: CGPoint(x: 2, y: 2))
        let image = canvas.image
        let colors = (0..<260).map { image.color(x: $0, y: 28) }
        #expect(colors.contains { $0 == (255, 0, 0, 255) } && colors.contains { $0 == (0, 0, 255, 255) })
        #expect(text.size.width <= 120)
    }

    @Test func rightToLeftTextIsTruncatedToo() {
        let text = TextLayout(
            "שלום עולם שלום עולם שלום עולם", font: FontDescription(size: 17), color: .black,
            paragraph: TextParagraph(lineBreak: .byTruncatingTail), width: 100, maximumLines: 1)
        #expect(text.lines.count == 1 && text.isTruncated && text.size.width <= 100.1)
    }

    @Test func aLongTextOnTwoLinesIsCutOnTheSecond() {
        let text = TextLayout(
            String(repeating: "word ", count: 5000), font: FontDescription(size: 17), color: .black,
            paragraph: TextParagraph(lineBreak: .byTruncatingTail), width: 200, maximumLines: 2)
        #expect(text.lines.count == 2)
        #expect(text.size.width <= 200 && text.lines[1].frame.width > 150)
    }

    @Test func aWidthTooSmallForAnyLetterLeavesTheEllipsis() {
        let text = TextLayout(
            "Hello", font: FontDescription(size: 17), color: .black,
            paragraph: TextParagraph(lineBreak: .byTruncatingTail),
            width: 3, maximumLines: 1)
        #expect(text.lines.count == 1 && text.isTruncated)
    }

    @Test func aFontOfNoSizeIsDrawnAsNothing() {
        let canvas = Canvas()
        TextLayout("Hello", font: FontDescription(size: 0), color: .black).draw(
            in: canvas.context, at: CGPoint(x: 5, y: 5))
        #expect(canvas.inkBox.isNull)
        canvas.context.fill(CGRect(x: 1, y: 1, width: 2, height: 2), color: .red)
        #expect(canvas.pixel(1, 1) == "FF0000FF")
    }
}

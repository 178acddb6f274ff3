import CoreGraphics
import Testing

@Suite(.serialized) struct TextLayoutTests {
    let body = FontDescription(size: 17)
    let long = "The quick brown fox jumps over the lazy dog and runs away"

    func layout(
        _ text: String, width: CGFloat = .infinity, lines: Int = 0, _ change: (inout TextParagraph) -> Void = { _ in }
    ) -> TextLayout {
        var paragraph = TextParagraph()
        change(&paragraph)
        return TextLayout(text, font: body, color: .black, paragraph: paragraph, width: width, maximumLines: lines)
    }

    // MARK: Heights

    @Test func aLineOfSeventeenPointsIsAsHighAsSanFranciscos() {
        let text = layout("Hello World")
        #expect(abs(text.size.height - 20.287) < 0.001)
        #expect(abs(text.firstBaseline - 16.186) < 0.001)
    }

    @Test func anEmojiOrAFallbackFontChangesNoHeight() {
        let height = layout("A").size.height
        #expect(layout("A 😀").size.height == height)
        #expect(layout("שלום").size.height == height)
    }

    @Test func linesAreStackedWithoutGaps() {
        let text = layout("a\nb\nc")
        #expect(text.lines.count == 3)
        #expect(abs(text.size.height - 3 * body.metrics.lineHeight) < 1e-9)
        #expect(abs(text.lines[2].baseline - text.firstBaseline - 2 * body.metrics.lineHeight) < 1e-9)
    }

    @Test func anEmptyTextIsOneEmptyLine() {
        let text = layout("")
        #expect(text.lines.count == 1)
        #expect(text.size == CGSize(width: 0, height: body.metrics.lineHeight))
    }

    @Test func aFinalLineBreakMakesAnEmptyLine() {
        #expect(layout("a\n").lines.count == 2)
    }

    @Test func theTallestFontOfALineSetsItsHeight() {
        let spans = [
            TextSpan(utf16Range: 0..<2, font: body, color: .black),
            TextSpan(utf16Range: 2..<4, font: FontDescription(size: 34), color: .black),
        ]
        let text = TextLayout("abcd", spans: spans)
        #expect(abs(text.size.height - 2 * body.metrics.lineHeight) < 1e-9)
        let stacked = TextLayout(
            "ab\ncd", spans: [spans[0], TextSpan(utf16Range: 3..<5, font: FontDescription(size: 34), color: .black)])
        #expect(abs(stacked.lines[0].frame.height - body.metrics.lineHeight) < 1e-9)
        #expect(abs(stacked.lines[1].frame.height - 2 * body.metrics.lineHeight) < 1e-9)
    }

    @Test func lineSpacingLiesBetweenLinesOnly() {
        let text = layout("a\nb") { $0.lineSpacing = 5 }
        #expect(abs(text.size.height - (2 * body.metrics.lineHeight + 5)) < 1e-9)
    }

    @Test func lineHeightsFollowTheParagraph() {
        #expect(layout("a") { $0.minimumLineHeight = 30 }.size.height == 30)
        #expect(layout("a") { $0.maximumLineHeight = 10 }.size.height == 10)
        #expect(abs(layout("a") { $0.lineHeightMultiple = 2 }.size.height - 2 * body.metrics.lineHeight) < 1e-9)
    }

    // MARK: Widths

    @Test func kerningAddsWidth() {
        let plain = layout("abc").size.width
        let kerned = TextLayout("abc", spans: [TextSpan(utf16Range: 0..<3, font: body, color: .black, kern: 4)])
        #expect(abs(kerned.size.width - plain - 12) < 4.1)
        #expect(kerned.size.width > plain + 7)
    }

    @Test func monospacedDigitsAreEquallyWide() {
        let digits = FontDescription(size: 17, hasMonospacedDigits: true)
        let one = TextLayout("1111", font: digits, color: .black).size.width
        let eight = TextLayout("8888", font: digits, color: .black).size.width
        #expect(one == eight)
        #expect(layout("1111").size.width < layout("8888").size.width)
    }

    @Test func boldTextIsWider() {
        let bold = TextLayout(long, font: FontDescription(size: 17, weight: 700), color: .black)
        #expect(bold.size.width > layout(long).size.width)
    }

    @Test func theSameTextIsMeasuredTheSameWayShortAndLong() {
        // One goes the direct way, the other through a PangoLayout.
        let wrapped = layout(long, width: 150)
        let whole = layout(long)
        let sum = wrapped.lines.reduce(0) { $0 + $1.frame.width }
        let spaces = CGFloat(wrapped.lines.count - 1) * (layout("a a").size.width - layout("aa").size.width)
        #expect(abs(sum + spaces - whole.size.width) < 1)
    }

    // MARK: Breaking

    @Test func wordsWrapToTheWidth() {
        let text = layout(long, width: 150)
        #expect(text.lines.count >= 3)
        #expect(text.lines.allSatisfy { $0.frame.width <= 150 })
        #expect(!text.isTruncated)
        #expect(text.lines[0].utf16Range.lowerBound == 0)
        #expect(text.lines.last?.utf16Range.upperBound == long.utf16.count)
    }

    @Test func aWordLongerThanTheLineIsBroken() {
        #expect(layout("Donaudampfschifffahrtsgesellschaft", width: 80).lines.count > 1)
    }

    @Test func charactersWrapAnywhere() {
        let words = layout("aaaa bbbbbbbb", width: 60)
        let characters = layout("aaaa bbbbbbbb", width: 60) { $0.lineBreak = .byCharWrapping }
        #expect(characters.lines[0].frame.width > words.lines[0].frame.width)
    }

    @Test func aTailIsTruncatedWithAnEllipsis() {
        let text = layout(long, width: 150, lines: 1) { $0.lineBreak = .byTruncatingTail }
        #expect(text.lines.count == 1)
        #expect(text.isTruncated)
        #expect(text.lines[0].isTruncated)
        #expect(text.size.width <= 150 && text.size.width > 110)
    }

    @Test func onlyTheLastAllowedLineIsTruncated() {
        let text = layout(long, width: 150, lines: 2) { $0.lineBreak = .byTruncatingTail }
        #expect(text.lines.count == 2)
        #expect(!text.lines[0].isTruncated)
        #expect(text.lines[1].isTruncated)
    }

    @Test func headAndMiddleAreTruncatedToo() {
        for mode in [TextParagraph.LineBreak.byTruncatingHead, .byTruncatingMiddle] {
            let text = layout(long, width: 150, lines: 1) { $0.lineBreak = mode }
            #expect(text.lines.count == 1 && text.isTruncated && text.size.width <= 150)
        }
    }

    @Test func wrappedTextLosesItsLastLinesWithoutAnEllipsis() {
        let text = layout(long, width: 150, lines: 2)
        #expect(text.lines.count == 2)
        #expect(text.isTruncated)
        #expect(!text.lines[1].isTruncated)
    }

    @Test func anotherParagraphBelowTheLastAllowedLineGivesAnEllipsis() {
        let text = layout("first\nsecond", width: 200, lines: 1) { $0.lineBreak = .byTruncatingTail }
        #expect(text.lines.count == 1)
        #expect(text.lines[0].isTruncated)
        #expect(text.size.width > layout("first").size.width)
    }

    @Test func clippedTextStaysOnItsLine() {
        let text = layout(long, width: 100, lines: 1) { $0.lineBreak = .byClipping }
        #expect(text.lines.count == 1)
        #expect(text.size.width > 300)
    }

    @Test func aTextThatFitsIsNotTruncated() {
        let natural = layout(long).size.width
        let text = layout(long, width: natural, lines: 1) { $0.lineBreak = .byTruncatingTail }
        #expect(!text.isTruncated)
    }

    // MARK: Alignment and direction

    @Test func linesAreAlignedInTheirWidth() {
        let width = layout("abc").size.width
        #expect(layout("abc", width: 200) { $0.alignment = .left }.lines[0].frame.minX == 0)
        #expect(abs(layout("abc", width: 200) { $0.alignment = .right }.lines[0].frame.minX - (200 - width)) < 1e-9)
        #expect(
            abs(layout("abc", width: 200) { $0.alignment = .center }.lines[0].frame.minX - (200 - width) / 2) < 1e-9)
    }

    @Test func naturalAlignmentOfHebrewIsRight() {
        let text = layout("שלום", width: 200)
        #expect(abs(text.lines[0].frame.maxX - 200) < 1e-9)
        #expect(layout("abc", width: 200).lines[0].frame.minX == 0)
    }

    @Test func aParagraphsDirectionWinsOverTheTexts() {
        let text = layout("abc", width: 200) { $0.isRightToLeft = true }
        #expect(abs(text.lines[0].frame.maxX - 200) < 1e-9)
    }

    @Test func indentsMoveLines() {
        let text = layout(long, width: 200) {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
        }
        #expect(text.lines[0].frame.minX == 30)
        #expect(text.lines[1].frame.minX == 10)
        #expect(text.lines.allSatisfy { $0.frame.maxX <= 200 })
    }

    @Test func utf16RangesCountEmojiAsTwo() {
        let text = layout("😀a\nb")
        #expect(text.lines[0].utf16Range == 0..<3)
        #expect(text.lines[1].utf16Range == 4..<5)
    }

    // MARK: Drawing

    @Test(arguments: [1, 2, 3]) func widthsAreTheSameAtEveryScale(scale: CGFloat) {
        let canvas = Canvas(500, 30, scale: scale)
        let text = layout(long)
        text.draw(in: canvas.context, at: CGPoint(x: 2, y: 2))
        let ink = canvas.inkBox
        #expect(abs(ink.width / scale - text.size.width) < 3)
    }

    @Test func drawingShapesNothing() {
        let canvas = Canvas(300, 30)
        let text = layout(long, width: 300, lines: 1) { $0.lineBreak = .byTruncatingTail }
        let before = TextLayout.shapingCount
        text.draw(in: canvas.context, at: .zero)
        text.draw(in: canvas.context, at: CGPoint(x: 5, y: 5), alignedTo: 290)
        #expect(TextLayout.shapingCount == before)
    }

    @Test func capitalsReachFromTheirHeightToTheBaseline() {
        let canvas = Canvas(60, 60, scale: 2)
        let text = layout("HHH")
        text.draw(in: canvas.context, at: CGPoint(x: 5, y: 5))
        let ink = canvas.inkBox
        #expect(abs(ink.maxY / 2 - (5 + text.firstBaseline)) <= 0.75)
        // Where glyphs stand on quarters of pixels, they cover parts of a pixel at both ends.
        #expect(abs(ink.height / 2 - body.metrics.capHeight) <= 1.25)
    }

    @Test func emojiAreDrawnInColor() {
        let canvas = Canvas(40, 40, scale: 2)
        layout("😀").draw(in: canvas.context, at: CGPoint(x: 5, y: 5))
        let image = canvas.image
        let isColored = (0..<image.width).contains { x in
            (0..<image.height).contains { y in
                let color = image.color(x: x, y: y)
                return color.red > 200 && color.blue < 120
            }
        }
        #expect(isColored)
    }

    @Test func eachSpanHasItsColor() {
        let canvas = Canvas(100, 30, scale: 2)
        let spans = [
            TextSpan(utf16Range: 0..<3, font: body, color: .red), TextSpan(utf16Range: 3..<6, font: body, color: .blue),
        ]
        TextLayout("HHHHHH", spans: spans).draw(in: canvas.context, at: CGPoint(x: 2, y: 2))
        let colors = Set((0..<200).map { canvas.pixel($0, 28) })
        #expect(colors.contains("FF0000FF") && colors.contains("0000FFFF"))
    }

    @Test func linesAndBackgroundsAreDrawn() {
        let canvas = Canvas(100, 40, scale: 2)
        let span = TextSpan(
            utf16Range: 0..<3, font: body, color: .black, underline: .single, strikethrough: .single,
            background: CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1))
        let text = TextLayout("   ", spans: [span])
        text.draw(in: canvas.context, at: CGPoint(x: 10, y: 10))
        #expect(canvas.pixel(24, 24) == "FFFF00FF")
        let column = (20..<62).map { canvas.pixel(24, $0) }
        #expect(column.contains("000000FF"))
    }

    @Test func aRaisedSpanIsDrawnHigher() {
        func ink(_ offset: CGFloat) -> CGRect {
            let canvas = Canvas(60, 60)
            let span = TextSpan(utf16Range: 0..<1, font: body, color: .black, baselineOffset: offset)
            let text = TextLayout("H", spans: [span])
            text.draw(in: canvas.context, at: CGPoint(x: 5, y: 30 - text.firstBaseline))
            return canvas.inkBox
        }
        #expect(ink(8).minY < ink(0).minY)
    }
}

import Testing

@testable import CoreGraphics

/// The advances of the system font: what UIKitTests' measured widths do not say.
@Suite struct SystemFontSpacingTests {
    private func width(_ text: String, _ font: FontDescription) -> CGFloat {
        TextLayout(text, font: font, color: .black).size.width
    }

    @Test(arguments: [11.0, 17.0, 22.0, 34.0]) func accentsDoNotWidenALetter(size: Double) {
        let font = FontDescription(size: size)
        for (accented, plain) in [("É", "E"), ("ñ", "n"), ("ấ", "a"), ("ı", "i"), ("\u{A0}", " "), ("\u{2011}", "-")] {
            #expect(abs(width(accented, font) - width(plain, font)) < 0.001, "\(accented)")
        }
    }

    /// Inter gives kappa as much space on its open right side as on its left.
    @Test(arguments: [17.0, 28.0]) func kappaHasTheSpaceOfTheCyrillicLetter(size: Double) throws {
        let font = FontDescription(size: size)
        for weight in [400, 700] {
            let font = FontDescription(size: size, weight: weight)
            // Both are as wide as their ink and the space beside it; their ink differs by less than 2 % of the size.
            #expect(abs(width("κ", font) - width("к", font)) < size * 0.02, "\(weight)")
            let inter = FontDescription(family: "Inter", size: size, weight: weight)
            #expect(width("κ", font) < width("κ", inter) - size * 0.05)
        }
        #expect(width("ĸ", font) == width("κ", font))
    }

    @Test func digitsOfEqualWidthAreAsWideAsTheZero() {
        let font = FontDescription(size: 17, hasMonospacedDigits: true)
        let zero = width("0", FontDescription(size: 17))
        for digit in "0123456789" { #expect(abs(width(String(digit), font) - zero) < 0.001) }
    }

    @Test func italicsHaveTheAdvancesOfTheUprightLetters() {
        let (upright, italic) = (FontDescription(size: 17), FontDescription(size: 17, isItalic: true))
        for letter in "aMix" { #expect(abs(width(String(letter), italic) - width(String(letter), upright)) < 0.001) }
    }

    @Test func aFontThatTheApplicationNamesKeepsItsSpacing() {
        let text = "Illumination of the data"
        let named = width(text, FontDescription(family: "Inter", size: 17))
        let system = width(text, FontDescription(size: 17))
        #expect(named > system * 1.03)
        #expect(width(text, FontDescription(family: "Inter", size: 17)) == named)
    }

    @Test(arguments: ["שלום", "你好", "😀👍", "سلام"]) func otherFontsKeepTheirSpacing(text: String) {
        #expect(width(text, FontDescription(size: 17)) == width(text, FontDescription(family: "Inter", size: 17)))
    }

    @Test func tighterKerningIsScaledAndWiderKerningRemoved() {
        func kerning(_ pair: String, _ font: FontDescription) -> CGFloat {
            pair.reduce(width(pair, font)) { $0 - width(String($1), font) }
        }
        let (system, inter) = (FontDescription(size: 28), FontDescription(family: "Inter Display", size: 28))
        #expect(abs(kerning("AV", system) - kerning("AV", inter) * 1.47) < 0.05)
        #expect(abs(kerning("Ki", FontDescription(size: 17))) < 0.003)
    }

    @Test func theAdvanceGrowsSteadilyWithTheSize() {
        var last: CGFloat = 0
        for size in stride(from: 6.0, through: 90, by: 0.25) {
            let advance = SanFranciscoSpacing(size: size, weight: 400).advance(of: 0x6E)
            #expect(advance > last, "\(size)")
            last = advance
        }
    }

    @Test func CatalystIsWiderBelowTwentyPoints() {
        for (size, units) in [(13.0, 41.0), (17, 37), (20, 0)] {
            let (device, catalyst) = (
                SanFranciscoSpacing(size: size, weight: 600),
                SanFranciscoSpacing(size: size, weight: 600, isCatalyst: true)
            )
            #expect(abs(catalyst.advance(of: 0x61) - device.advance(of: 0x61) - size * units / 2048) < 0.0001)
        }
    }

    @Test func aGlyphIsInTheMiddleOfItsAdvance() throws {
        let layout = TextLayout("nn", font: FontDescription(size: 17), color: .black)
        let run = try #require(layout.lines.first?.runs.first)
        let natural = width("n", FontDescription(family: "Inter", size: 17))
        let advance = width("n", FontDescription(size: 17))
        try TextShaping.lock.withLock {
            for index in 0..<2 {
                #expect(abs(run.glyphs[index].x - run.pen(index) - (advance - natural) / 2) < 0.002)
                #expect(abs(run.pen(index) - CGFloat(index) * advance) < 0.002)
            }
            try #require(run.glyphs.count == 2)
        }
    }

    @Test func caretsAreBetweenTheAdvances() {
        for text in ["minimum illicit", "Größe: 12 €"] {
            let font = FontDescription(size: 17)
            let span = TextSpan(utf16Range: 0..<text.utf16.count, font: font, color: .black)
            let carets = TextCarets(text, spans: [span])
            #expect(abs(carets.x(at: text.utf16.count) - width(text, font)) < 0.01)
            #expect(abs(carets.x(at: 1) - width(String(text.prefix(1)), font)) < 0.01)
        }
    }

    @Test func wrappedLinesAreAsWideAsTheirText() {
        let font = FontDescription(size: 17)
        let layout = TextLayout("minimum illicit words that wrap", font: font, color: .black, width: 130)
        #expect(layout.lines.count > 1)
        for line in layout.lines {
            let text = Array("minimum illicit words that wrap".utf16)[line.utf16Range]
            let shown = String(decoding: text, as: UTF16.self).trimmingCharacters(in: .whitespaces)
            #expect(abs(line.frame.width - width(shown, font)) < 0.01, "\(shown)")
        }
    }
}

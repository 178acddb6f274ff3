import Foundation
import Testing

@testable import CoreGraphics

/// Lines made of known pairs of characters are what HarfBuzz makes of the whole line, and HarfBuzz is not asked for them.
@Suite(.serialized) struct PairShapingTests {
    private static let fonts =
        [400, 600, 700, 900].flatMap { weight in
            [11, 12, 17, 34.5].map { FontDescription(size: $0, weight: weight) }
        } + [
            FontDescription(size: 17, isItalic: true),
            FontDescription(size: 15, hasMonospacedDigits: true),
            FontDescription(family: "Liberation Sans", size: 17),
            FontDescription(family: "DejaVu Sans", size: 17),
            FontDescription(family: FontDescription.monospacedSystemFamily, size: 17),
        ]

    @Test func printableASCIIComesOutAsTheWholeLineDoes() throws {
        var generator = SystemRandomNumberGenerator()
        for font in Self.fonts {
            let lines = (0..<300).map { _ in
                let length = Int.random(in: 1...30, using: &generator)
                return String(
                    decoding: (0..<length).map { _ in UInt8.random(in: 0x20...0x7E, using: &generator) }, as: UTF8.self)
            }
            // Twice: the second time most pairs are known.
            for line in lines + lines { try Self.expectSameAsWhole(line, font) }
        }
    }

    @Test func wordsAndSentencesComeOutAsTheWholeLineDoes() throws {
        let words = (try? String(contentsOfFile: "/usr/share/dict/american-english-large", encoding: .utf8)) ?? ""
        let ascii = words.split(separator: "\n").filter { $0.utf8.allSatisfy { $0 < 0x80 } }.enumerated()
            .filter { $0.offset % 97 == 0 }.map { String($0.element) }
        let sentences = stride(from: 0, to: max(ascii.count - 6, 0), by: 6).map {
            ascii[$0..<($0 + 6)].joined(separator: " ") + ", \($0) items. AVAToWa fi ffi -> 2x3 1/2"
        }
        for font in [FontDescription(size: 17), FontDescription(size: 17, weight: 700), FontDescription(size: 12)] {
            for line in ascii + sentences { try Self.expectSameAsWhole(line, font) }
        }
    }

    @Test func aLineOfKnownPairsIsNotShaped() {
        for weight in [400, 700] {
            let font = FontDescription(size: 18.25, weight: weight)
            let pieces = ["Row 1", "Row 2", "Row 12", "Row 21", "Row 11", "Row 22"].map { " \($0)" }
            for piece in pieces { _ = TextLayout(piece, font: font, color: .black) }
            let before = PlainShaping.shaperCalls
            _ = TextLayout(" Row 1212", font: font, color: .black)
            _ = TextLayout(" Row 22112", font: font, color: .black)
            #expect(PlainShaping.shaperCalls == before)
        }
    }

    /// DejaVu Sans makes one glyph of "fi": no pair of its says that.
    @Test func fontsWithLigaturesOfASCIIAreShapedWhole() {
        let font = FontDescription(family: "DejaVu Sans", size: 17)
        _ = TextLayout("fifi", font: font, color: .black)
        let before = PlainShaping.shaperCalls
        _ = TextLayout("fifi", font: font, color: .black)
        #expect(PlainShaping.shaperCalls == before + 1)
    }

    @Test func aLineOfHalfAMillionCharactersIsAsWideAsItsPairs() {
        let font = FontDescription(size: 17)
        let (two, three) = (TextLayout("mm", font: font, color: .black), TextLayout("mmm", font: font, color: .black))
        let line = TextLayout(String(repeating: "m", count: 500_000), font: font, color: .black)
        let expected = two.size.width + 499_998 * (three.size.width - two.size.width)
        #expect(abs(line.size.width - expected) <= expected * 0.001)
    }

    private static func expectSameAsWhole(_ line: String, _ font: FontDescription) throws {
        TextShaping.lock.lock()
        defer { TextShaping.lock.unlock() }
        let characters = line.utf8.map { CChar(bitPattern: $0) }
        let run = try #require(PlainShaping.line(characters, Int32(characters.count), font, span: 0))
        let whole = try #require(PlainShaping.wholeLine(Array(line.utf8), font))
        let isSame =
            run.width == whole.width && run.glyphs.count == whole.glyphs.count
            && zip(run.glyphs, whole.glyphs).allSatisfy { $0.index == $1.index && $0.x == $1.x && $0.y == $1.y }
            && run.clusterStarts == whole.clusterStarts
        #expect(isSame, "\(line) in \(font)")
    }
}

extension PlainShaping {
    fileprivate static func wholeLine(_ text: [UInt8], _ font: FontDescription) -> GlyphRun? {
        let face = FontFace.face(font)
        return face.loaded.flatMap { shaped(text, text.count, face, $0, span: 0) }
    }
}

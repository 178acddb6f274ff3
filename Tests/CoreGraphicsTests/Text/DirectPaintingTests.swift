import Foundation
import Testing

@testable import CoreGraphics

/// What is laid on pixels without Cairo is what Cairo would have put there.
@Suite(.serialized) struct DirectPaintingTests {
    private static let size = CGSize(width: 150, height: 40)

    /// The same on two bitmaps of the same noise: with and without Cairo.
    private static func pictures(
        scale: CGFloat, clip: CGRect, alpha: CGFloat, isOpaque: Bool, _ paint: (CGContext) -> Void
    ) -> (direct: [UInt32], cairo: [UInt32]) {
        func picture(isPlain: Bool) -> [UInt32] {
            Self.picture(scale: scale, clip: clip, alpha: alpha, isOpaque: isOpaque, isPlain: isPlain, paint)
        }
        return (picture(isPlain: true), picture(isPlain: false))
    }

    /// The same for a text, whose pixels in a clip are those of the whole text. Cairo gets a larger bitmap, because some
    /// versions cut off the overhang of all glyphs of a text that ends outside of it.
    private static func textPictures(
        scale: CGFloat, clip: CGRect, alpha: CGFloat, isOpaque: Bool, _ paint: (CGContext) -> Void
    ) -> (direct: [UInt32], cairo: [UInt32]) {
        func picture(isPlain: Bool) -> [UInt32] {
            Self.picture(
                scale: scale, clip: isPlain ? clip : nil, alpha: alpha, isOpaque: isOpaque, isPlain: isPlain,
                margin: isPlain ? 0 : 600, paint)
        }
        let width = Int(size.width * scale)
        var cairo = picture(isPlain: false)
        for index in cairo.indices where !clip.contains(CGPoint(x: index % width, y: index / width)) {
            cairo[index] = noise[index]
        }
        return (picture(isPlain: true), cairo)
    }

    /// - Parameters:
    ///   - clip: nil for none.
    ///   - margin: how many pixels the bitmap has around those that are returned.
    private static func picture(
        scale: CGFloat, clip: CGRect?, alpha: CGFloat, isOpaque: Bool, isPlain: Bool, margin: Int = 0,
        _ paint: (CGContext) -> Void
    ) -> [UInt32] {
        let (width, height) = (Int(size.width * scale), Int(size.height * scale))
        let (fullWidth, fullHeight) = (width + 2 * margin, height + 2 * margin)
        var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: fullWidth * fullHeight)
        for y in 0..<height {
            let start = (y + margin) * fullWidth + margin
            pixels.replaceSubrange(start..<start + width, with: noise[y * width..<(y + 1) * width])
        }
        pixels.withUnsafeMutableBytes { bytes in
            let context = CGContext(
                pixels: bytes.baseAddress!, width: fullWidth, height: fullHeight, stride: fullWidth * 4, scale: 1,
                isOpaque: isOpaque)
            context.beginContent(
                clippedTo: clip ?? CGRect(x: 0, y: 0, width: fullWidth, height: fullHeight),
                CGAffineTransform(
                    a: scale, b: 0, c: 0, d: scale, tx: CGFloat(3 + margin), ty: CGFloat(2 + margin)),
                alpha: alpha, isPlain: isPlain)
            paint(context)
            context.endContent()
            context.flush()
        }
        let inside = (0..<height).flatMap { y -> ArraySlice<UInt32> in
            let start = (y + margin) * fullWidth + margin
            return pixels[start..<start + width]
        }
        // The fourth byte of opaque pixels means nothing.
        return isOpaque ? inside.map { $0 | 0xFF00_0000 } : inside
    }

    private static let noise: [UInt32] = {
        var random = SplitMix(state: 5)
        return (0..<(450 * 120)).map { _ in UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 }
    }()

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func textsAreCairosToTheByte(scale: CGFloat) {
        var random = SplitMix(state: 17)
        for round in 0..<150 {
            let text = String(
                decoding: (0..<Int(random.next() % 14 + 1)).map { _ in UInt8(0x20 + random.next() % 0x5F) },
                as: UTF8.self)
            let font = FontDescription(
                size: [11, 12, 15.5, 17, 28][round % 5], weight: [400, 700][round % 2], isItalic: round % 7 == 0)
            let color = CGColor(
                red: random.unit, green: random.unit, blue: random.unit, alpha: round % 3 == 0 ? random.unit : 1)
            let layout = TextLayout(text, font: font, color: color)
            let origin = CGPoint(x: random.unit * 20 - 5, y: random.unit * 20 - 8)
            let clip =
                round % 4 == 0
                ? CGRect(x: 10, y: 5, width: 60, height: 20)
                : CGRect(x: 0, y: 0, width: Self.size.width * scale, height: Self.size.height * scale)
            let (direct, cairo) = Self.textPictures(
                scale: scale, clip: clip, alpha: round % 5 == 0 ? 0.37 : 1, isOpaque: round % 2 == 0
            ) {
                layout.draw(in: $0, at: origin)
            }
            let isSame = direct == cairo
            #expect(isSame, "\(text) of \(font) at \(origin)")
        }
    }

    @Test func masksAndRectanglesAreCairosToTheByte() throws {
        let mask = try #require(
            CoverageMask(width: 14, height: 20) { context in
                context.setLineWidth(2.5)
                context.beginPath()
                context.move(to: CGPoint(x: 2, y: 2))
                context.addLine(to: CGPoint(x: 11.3, y: 9.7))
                context.addLine(to: CGPoint(x: 2, y: 18))
                context.strokePath()
            })
        let color = CGColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.29)
        for x in [-5, 0, 31, 292] {
            let (direct, cairo) = Self.pictures(
                scale: 2, clip: CGRect(x: 0, y: 3, width: 300, height: 40), alpha: 1, isOpaque: true
            ) { context in
                context.fill(mask, atPixel: x, 12, color: color)
            }
            let isSame = direct == cairo
            #expect(isSame)
        }
        for alpha in [0.05, 0.29, 0.5, 0.9] {
            let color = CGColor(red: 0.24, green: 0.7, blue: 0.26, alpha: alpha)
            let rect = CGRect(x: 7, y: 3, width: 113, height: 21)
            let direct = Canvas(150, 40)
            direct.context.fill(pixels: rect, color: color, opacity: 0.8)
            let cairo = Canvas(150, 40)
            cairo.context.setAlpha(0.8)
            cairo.context.fill(rect, color: color)
            #expect(direct.bytes == cairo.bytes)
        }
    }

    @Test func plainTextIsNotLeftToCairo() {
        let layout = TextLayout("Row 1, 23 items", font: FontDescription(size: 17), color: .black)
        let before = GlyphMasks.paintedRuns
        _ = Self.pictures(
            scale: 2, clip: CGRect(x: 0, y: 0, width: 300, height: 80), alpha: 1, isOpaque: true
        ) { layout.draw(in: $0, at: .zero) }
        #expect(GlyphMasks.paintedRuns == before + 1)
    }

    /// Cairo adds glyphs that touch each other into one mask. Texts as wide as San Francisco's often have such glyphs.
    @Test(arguments: [1, 2] as [CGFloat])
    func glyphsThatTouchArePaintedWithoutCairoToTheByte(scale: CGFloat) {
        let words = [
            "ffi fjord", "AVAST", "/////", "rrrttt", "Ta Ty To", "____", "(jj)", "x\u{301}\u{323}y\u{302}", "fÎÏ",
            "ЖЖЖ",
        ]
        var random = SplitMix(state: 3)
        for word in words {
            for (size, kern) in [(17.0, 0.0), (17, -1.3), (28, -2), (13, -4)] {
                var span = TextSpan(
                    utf16Range: 0..<word.utf16.count, font: FontDescription(size: size),
                    color: CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: size == 28 ? 0.6 : 1))
                span.kern = kern
                let layout = TextLayout(word, spans: [span])
                let origin = CGPoint(x: random.unit * 9, y: random.unit * 9)
                let runs = layout.lines.reduce(0) { $0 + $1.runs.count { !$0.glyphs.isEmpty } }
                for clip in [CGRect(x: 0, y: 0, width: 150, height: 40), CGRect(x: 12, y: 9, width: 15, height: 14)] {
                    let before = GlyphMasks.paintedRuns
                    let (direct, cairo) = Self.textPictures(
                        scale: scale, clip: clip.applying(CGAffineTransform(scaleX: scale, y: scale)), alpha: 1,
                        isOpaque: true
                    ) { layout.draw(in: $0, at: origin) }
                    let isSame = direct == cairo
                    #expect(isSame, "\(word) at \(size), kern \(kern), in \(clip)")
                    #expect(GlyphMasks.paintedRuns == before + runs)
                }
            }
        }
    }

    /// What is repainted in parts has to equal what was painted at once.
    @Test func aClipDoesNotChangeThePixelsInside() {
        let text = "WAVAVAVAV fjord ///// " + String(repeating: "Ta fi jjj ", count: 12)
        let layout = TextLayout(text, font: FontDescription(size: 11), color: .black)
        let everything = CGRect(origin: .zero, size: Self.size)
        for x in stride(from: -480.0, through: 20, by: 23.7) {
            let whole = Self.pictures(scale: 1, clip: everything, alpha: 1, isOpaque: true) {
                layout.draw(in: $0, at: CGPoint(x: x, y: 4.3))
            }.direct
            for clip in [CGRect(x: 30, y: 5, width: 24, height: 20), CGRect(x: 0, y: 16, width: 150, height: 1)] {
                let part = Self.pictures(scale: 1, clip: clip, alpha: 1, isOpaque: true) {
                    layout.draw(in: $0, at: CGPoint(x: x, y: 4.3))
                }.direct
                let isSame = part.indices.allSatisfy { index in
                    let isInside = clip.contains(CGPoint(x: index % 150, y: index / 150))
                    return part[index] == (isInside ? whole[index] : Self.noise[index])
                }
                #expect(isSame, "\(x) in \(clip)")
            }
        }
    }

    @Test func glyphsStandOnQuartersOfPixelsInNewerVersionsOfCairo() {
        let (whole, quarters) = (GlyphGrid(cairoVersion: 11600), GlyphGrid(cairoVersion: 11804))
        func places(_ grid: GlyphGrid, _ coordinate: CGFloat) -> [Int32] {
            let place = grid.place(of: coordinate)
            return [place.pixel, place.step]
        }
        #expect(places(whole, 3.49) == [3, 0] && places(whole, 3.5) == [4, 0] && places(whole, -0.6) == [-1, 0])
        #expect(places(quarters, 3.12) == [3, 0] && places(quarters, 3.125) == [3, 1])
        #expect(places(quarters, 3.874) == [3, 3] && places(quarters, 3.875) == [4, 0])
        #expect(places(quarters, -0.25) == [-1, 3] && quarters.distance(3) == 0.75)
    }

    /// Emoji have colors, shadows are pictures: both need Cairo, with the clip and the transform of the content.
    @Test func whatNeedsCairoGetsTheClipAndTheTransform() {
        let emoji = TextLayout("a😀b", font: FontDescription(size: 17), color: .red)
        var span = TextSpan(utf16Range: 0..<9, font: FontDescription(size: 17), color: .blue)
        span.shadow = Shadow(offset: CGSize(width: 1, height: 2), blur: 3, color: .black)
        let shadowed = TextLayout("Shadow", spans: [span])
        for layout in [emoji, shadowed] {
            let (direct, cairo) = Self.pictures(
                scale: 2, clip: CGRect(x: 9, y: 7, width: 60, height: 22), alpha: 0.5, isOpaque: false
            ) { context in
                layout.draw(in: context, at: CGPoint(x: 4, y: 1))
                context.setFillColor(.green)
                context.fill(CGRect(x: 3, y: 3, width: 9.5, height: 2.25))
                layout.draw(in: context, at: CGPoint(x: 40, y: 3))
            }
            let isSame = direct == cairo
            #expect(isSame)
        }
    }
}

private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// 0 to 1.
    var unit: CGFloat {
        mutating get { CGFloat(next() >> 11) / CGFloat(1 << 53) }
    }
}

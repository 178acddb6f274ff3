import AnimatedPictures
import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite
struct AnimatedPNGTests {
    /// A white picture of 40 by 30 pixels with a red square at `x`.
    private func picture(squareAt x: Int) throws -> CGImage {
        try #require(
            CGImage(width: 40, height: 30) { pixels, pixelsPerRow in
                for row in 0..<30 {
                    for column in 0..<40 {
                        let isRed = (x..<x + 5).contains(column) && (10..<15).contains(row)
                        pixels[row * pixelsPerRow + column] = isRed ? 0xFFFF_0000 : 0xFFFF_FFFF
                    }
                }
            })
    }

    /// Type and body of each chunk.
    private func chunks(_ file: Data) -> [(type: String, body: Data)] {
        var (chunks, rest) = ([(type: String, body: Data)](), file.dropFirst(8))
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            chunks.append((type, Data(rest.dropFirst(8).prefix(length))))
            rest = rest.dropFirst(12 + length)
        }
        return chunks
    }

    @Test func aPictureWithFewColorsKeepsThem() throws {
        let original = try picture(squareAt: 3)
        let read = try CGImage.decode(try #require(original.palettePNG()))
        for (x, y) in [(0, 0), (3, 10), (7, 14), (8, 10), (39, 29)] {
            #expect(read.color(x: x, y: y) == original.color(x: x, y: y), "\(x), \(y)")
        }
    }

    @Test func aPictureWithManyColorsHas256NearTheOriginalOnes() throws {
        let original = try #require(
            CGImage(width: 64, height: 64) { pixels, pixelsPerRow in
                for y in 0..<64 {
                    for x in 0..<64 {
                        pixels[y * pixelsPerRow + x] = 0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 4) << 8 | 0x80
                    }
                }
            })
        let read = try CGImage.decode(try #require(original.palettePNG()))
        var most = 0
        for y in 0..<64 {
            for x in 0..<64 {
                let (one, other) = (original.color(x: x, y: y), read.color(x: x, y: y))
                most = max(most, abs(one.red - other.red), abs(one.green - other.green))
            }
        }
        #expect(most <= 24, "\(most)")
    }

    @Test func eachFrameHasOnlyWhatChanged() throws {
        var animation = AnimatedPNG(framesPerSecond: 20)
        for x in [3, 4, 4, 4] { animation.add(try picture(squareAt: x)) }
        let found = chunks(try #require(animation.data()))
        #expect(found.map(\.type) == ["IHDR", "PLTE", "tRNS", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
        // Number 1, 6 by 5 pixels at 3, 10, three twentieths of a second, kept, drawn over the frame before.
        let control: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 6, 0, 0, 0, 5, 0, 0, 0, 3, 0, 0, 0, 10, 0, 3, 0, 20, 0, 1]
        #expect(Array(found[6].body) == control)
        #expect(animation.duration == 0.2)
    }

    @Test func programsThatKnowNoAnimationsShowTheFirstFrame() throws {
        var animation = AnimatedPNG(framesPerSecond: 20)
        for x in [3, 20] { animation.add(try picture(squareAt: x)) }
        let read = try CGImage.decode(try #require(animation.data()))
        #expect(read.width == 40 && read.color(x: 3, y: 10).green == 0 && read.color(x: 20, y: 10).green == 255)
    }
}

import HostInterface
import Testing

@testable import WebHost

@Suite struct TileEncoderTests {
    let encoder = TileEncoder()

    @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 200, 256, 257, 5000])
    func aTileDecodesToTheSamePixels(colors: Int) throws {
        var random = RandomNumbers(seed: UInt64(colors))
        let palette = (0..<colors).map { index in
            UInt32(index &* 2_654_435_761 & 0xFF_FFFF) | 0xFF00_0000
        }
        // Runs, as in text, and every color at least once.
        var pixels = palette
        while pixels.count < 101 * 67 || pixels.count % 101 != 0 {
            pixels += [UInt32](
                repeating: palette.randomElement(using: &random)!, count: Int.random(in: 1...9, using: &random))
            if pixels.count > 101 * 67 { pixels.removeLast(pixels.count % 101) }
        }
        let tile = tile(pixels, width: 101)
        let picture = try #require(DecodedPNG(encoder.encode(tile)))
        #expect(picture.bytes == tile.bytes)
        #expect(picture.hasPalette == (Set(pixels).count <= 256))
    }

    @Test(arguments: [(1, 1), (2, 1), (4, 2), (16, 4), (17, 8), (256, 8)])
    func fewColorsTakeFewBits(colors: Int, depth: Int) throws {
        let pixels = (0..<UInt32(colors)).map { $0 | 0xFF00_0000 }
        let picture = try #require(DecodedPNG(encoder.encode(tile(pixels, width: colors))))
        #expect(picture.depth == depth)
    }

    @Test func theAlphaOfPixelsIsIgnored() throws {
        let picture = try #require(DecodedPNG(encoder.encode(tile([0x0012_3456, 0xFF12_3456], width: 2))))
        #expect(picture.bytes == [0x56, 0x34, 0x12, 255, 0x56, 0x34, 0x12, 255])
    }

    @Test func anEncoderIsUsedAgainForTilesOfOtherSizes() throws {
        for size in [50, 3, 120, 1] {
            let tile = tile([UInt32](repeating: 0xFF00_FF00, count: size * size), width: size)
            #expect(try #require(DecodedPNG(encoder.encode(tile))).bytes == tile.bytes)
        }
    }

    @Test func aLargeRectangleIsDividedIntoBands() {
        let pixels = [UInt32](repeating: 7, count: 10 * 300)
        let tiles = pixels.withUnsafeBytes { bytes in
            TilePixels.tiles(
                of: PixelRect(x: 2, y: 20, width: 5, height: 270), in: bytes.baseAddress!, stride: 40)
        }
        #expect(tiles.map(\.y) == [20, 148, 276])
        #expect(tiles.map(\.height) == [128, 128, 14])
        #expect(tiles.allSatisfy { $0.x == 2 && $0.width == 5 && $0.bytes.count == 5 * 4 * $0.height })
    }

    private func tile(_ pixels: [UInt32], width: Int) -> TilePixels {
        let rect = PixelRect(x: 0, y: 0, width: width, height: pixels.count / width)
        return pixels.withUnsafeBytes { TilePixels(rect, of: $0.baseAddress!, stride: width * 4) }
    }
}

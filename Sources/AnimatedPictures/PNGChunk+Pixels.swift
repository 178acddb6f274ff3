internal import CZlib
package import CoreGraphics
internal import Foundation

extension PNGChunk {
    /// Returns the bytes as zlib compresses them best; nil when memory runs out.
    static func compress(_ bytes: [UInt8]) -> Data? {
        var count = compressBound(uLong(bytes.count))
        var compressed = Data(count: Int(count))
        let status = compressed.withUnsafeMutableBytes { target in
            compress2(
                target.bindMemory(to: UInt8.self).baseAddress, &count, bytes, uLong(bytes.count), Z_BEST_COMPRESSION)
        }
        return status == Z_OK ? compressed.prefix(Int(count)) : nil
    }

    /// Returns the header of a picture with the colors of a palette.
    static func header(width: Int, height: Int) -> PNGChunk {
        let size = Data(bigEndian: UInt32(width)) + Data(bigEndian: UInt32(height))
        return PNGChunk(type: "IHDR", body: size + Data([8, 3, 0, 0, 0]))
    }

    /// Returns the rows of the picture as indices into the palette, compressed.
    static func rows(of picture: CGImage, palette: inout Palette) -> Data? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity((picture.width + 1) * picture.height)
        picture.withPixels { pixels in
            for y in 0..<picture.height {
                bytes.append(0)  // no filter
                for x in 0..<picture.width {
                    let pixel = pixels.load(fromByteOffset: y * picture.bytesPerRow + x * 4, as: UInt32.self)
                    bytes.append(palette.index(of: pixel))
                }
            }
        }
        return compress(bytes)
    }
}

extension CGImage {
    /// Returns the picture as a PNG file with at most 256 colors, which is a third as large as with all of them.
    package func palettePNG() -> Data? {
        var counts = ColorCounts()
        counts.add(self)
        var palette = Palette(counts)
        guard let rows = PNGChunk.rows(of: self, palette: &palette) else { return nil }
        let chunks =
            [.header(width: width, height: height)] + palette.chunks + [
                PNGChunk(type: "IDAT", body: rows), PNGChunk(type: "IEND", body: Data()),
            ]
        return chunks.reduce(PNGChunk.signature) { $0 + $1.encoded }
    }
}

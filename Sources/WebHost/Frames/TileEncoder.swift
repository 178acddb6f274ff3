internal import CWebHost
internal import CZlib

/// Compresses rectangles of pixels without loss, as PNG pictures, which browsers decode on threads of their own.
///
/// A tile of at most 256 colors, which text and bars have, is written with a palette: it takes a third of the time and
/// half of the bytes that red, green and blue take (docs/WEB.md has the numbers).
package final class TileEncoder {
    private var stream = z_stream()
    private var rows: [UInt8] = []
    private var palette = [UInt8](repeating: 0, count: 3 * 256)

    /// The level of zlib. Higher levels take more time and save few bytes.
    private static let level: Int32 = 1

    package init() {
        let status = deflateInit_(&stream, Self.level, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        precondition(status == Z_OK, "zlib has no memory")
    }

    deinit {
        deflateEnd(&stream)
    }

    /// Returns a PNG picture. The alpha of the pixels is ignored, because windows are opaque.
    package func encode(_ tile: TilePixels) -> [UInt8] {
        tile.bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return [] }
            return encode(start, width: tile.width, height: tile.height)
        }
    }

    private func encode(_ pixels: UnsafeRawPointer, width: Int, height: Int) -> [UInt8] {
        let size = height * (3 * width + 1)
        if rows.count < size { rows = [UInt8](repeating: 0, count: size) }
        let colors = trestle_index_pixels(pixels, width * 4, Int32(width), Int32(height), &rows, &palette)
        guard colors > 0 else {
            trestle_write_colors(pixels, width * 4, Int32(width), Int32(height), &rows)
            return picture(width, height, depth: 8, colorType: 2, colors: 0, byteCount: size)
        }
        let depth = colors <= 2 ? 1 : colors <= 4 ? 2 : colors <= 16 ? 4 : 8
        let byteCount =
            depth == 8
            ? height * (width + 1) : trestle_pack_indexes(&rows, Int32(width), Int32(height), Int32(depth))
        return picture(
            width, height, depth: UInt8(depth), colorType: 3, colors: Int(colors), byteCount: byteCount)
    }

    private func picture(
        _ width: Int, _ height: Int, depth: UInt8, colorType: UInt8, colors: Int, byteCount: Int
    ) -> [UInt8] {
        var png = PNGFile()
        png.add("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [depth, colorType, 0, 0, 0])
        if colors > 0 { png.add("PLTE", Array(palette.prefix(3 * colors))) }
        png.add("IDAT", deflated(byteCount))
        png.add("IEND", [])
        return png.bytes
    }

    /// Compresses the first bytes of ``rows``.
    private func deflated(_ byteCount: Int) -> [UInt8] {
        deflateReset(&stream)
        let room = Int(deflateBound(&stream, uLong(byteCount)))
        return rows.withUnsafeMutableBufferPointer { input in
            [UInt8](unsafeUninitializedCapacity: room) { output, count in
                stream.next_in = input.baseAddress
                stream.avail_in = uInt(byteCount)
                stream.next_out = output.baseAddress
                stream.avail_out = uInt(room)
                let status = CZlib.deflate(&stream, Z_FINISH)
                precondition(status == Z_STREAM_END, "zlib's bound was too small")
                count = room - Int(stream.avail_out)
            }
        }
    }
}

/// The chunks of a PNG file.
private struct PNGFile {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    mutating func add(_ type: String, _ content: [UInt8]) {
        bytes += bigEndian(UInt32(content.count))
        let start = bytes.count
        bytes += Array(type.utf8)
        bytes += content
        let sum = bytes[start...].withUnsafeBufferPointer { crc32(0, $0.baseAddress, uInt($0.count)) }
        bytes += bigEndian(UInt32(truncatingIfNeeded: sum))
    }
}

private func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
}

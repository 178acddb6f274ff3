package import HostInterface

/// A number by which equal frames are recognized: FNV-1a over the colors of all pixels, 64 bits at a time, with the size
/// of the frame. Alpha does not count, since windows are opaque.
package enum PixelHash {
    package static func hash(of frame: HostFrame) -> UInt64 {
        hash(UnsafeRawPointer(frame.pixels), width: frame.width, height: frame.height, stride: frame.stride)
    }

    /// Hashes pixels in rows without padding.
    package static func hash(of bytes: [UInt8], width: Int, height: Int) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return initial }
            return hash(start, width: width, height: height, stride: width * 4)
        }
    }

    private static let initial: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01B3

    private static func hash(_ pixels: UnsafeRawPointer, width: Int, height: Int, stride: Int) -> UInt64 {
        var hash = initial
        func add(_ value: UInt64) { hash = (hash ^ value) &* prime }
        add(UInt64(width))
        add(UInt64(height))
        for y in 0..<height {
            let row = pixels + y * stride
            for x in Swift.stride(from: 0, to: width - 1, by: 2) {
                add(row.loadUnaligned(fromByteOffset: x * 4, as: UInt64.self) & 0x00FF_FFFF_00FF_FFFF)
            }
            if width % 2 == 1 {
                add(UInt64(row.loadUnaligned(fromByteOffset: (width - 1) * 4, as: UInt32.self) & 0x00FF_FFFF))
            }
        }
        return hash
    }
}

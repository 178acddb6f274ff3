internal import CPixelBlending
package import HostInterface

/// A number by which equal frames are recognized: FNV-1a over the colors of all pixels, with the size of the frame. Alpha
/// does not count, since windows are opaque.
package enum PixelHash {
    package static func hash(of frame: HostFrame) -> UInt64 {
        hash(UnsafeRawPointer(frame.pixels), width: frame.width, height: frame.height, stride: frame.stride)
    }

    /// Hashes pixels in rows without padding.
    package static func hash(of bytes: [UInt8], width: Int, height: Int) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            bytes.baseAddress.map { hash($0, width: width, height: height, stride: width * 4) } ?? 0
        }
    }

    private static func hash(_ pixels: UnsafeRawPointer, width: Int, height: Int, stride: Int) -> UInt64 {
        pixel_hash(pixels.assumingMemoryBound(to: UInt32.self), stride / 4, Int32(width), Int32(height))
    }
}

import Foundation
internal import HostInterface

/// The memory for the pixels of one window; initially transparent black.
final class PixelBuffer {
    let pixels: UnsafeMutableRawPointer
    let width: Int
    let height: Int
    /// Whether a whole frame was painted into it.
    var holdsFrame = false

    var stride: Int { width * 4 }

    init(size: HostSize, scale: Double) {
        width = max(1, Int((size.width * scale).rounded()))
        height = max(1, Int((size.height * scale).rounded()))
        // Aligned to 64 bytes for vector instructions.
        pixels = .allocate(byteCount: width * height * 4, alignment: 64)
        memset(pixels, 0, width * height * 4)
    }

    /// A copy of all pixels.
    var bytes: [UInt8] {
        let count = stride * height
        return [UInt8](unsafeUninitializedCapacity: count) { copy, initialized in
            if let start = copy.baseAddress { memcpy(start, pixels, count) }
            initialized = count
        }
    }

    deinit {
        pixels.deallocate()
    }
}

internal import HostInterface

/// The memory of one window's pixels; starts transparent black.
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
        // 64: what vector code likes best
        pixels = .allocate(byteCount: width * height * 4, alignment: 64)
        pixels.initializeMemory(as: UInt8.self, repeating: 0, count: width * height * 4)
    }

    deinit {
        pixels.deallocate()
    }
}

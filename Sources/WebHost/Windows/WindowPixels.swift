import Glibc
internal import HostInterface

/// The memory for the pixels of one window; initially transparent black.
final class WindowPixels {
    let start: UnsafeMutableRawPointer
    let width: Int
    let height: Int
    /// Whether a whole frame was painted into it.
    var holdsFrame = false

    var stride: Int { width * 4 }

    init(size: HostSize, scale: Double) {
        width = max(1, Int((size.width * scale).rounded()))
        height = max(1, Int((size.height * scale).rounded()))
        // Aligned to 64 bytes for vector instructions.
        start = .allocate(byteCount: width * height * 4, alignment: 64)
        memset(start, 0, width * height * 4)
    }

    /// Copies a rectangle.
    func tiles(of rect: PixelRect) -> [TilePixels] { TilePixels.tiles(of: rect, in: start, stride: stride) }

    deinit {
        start.deallocate()
    }
}

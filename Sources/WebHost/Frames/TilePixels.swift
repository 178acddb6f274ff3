import Glibc
package import HostInterface

/// A copy of a rectangle of a window's pixels: 32 bits each, with blue, green, red, alpha in memory, without padding.
package struct TilePixels: Equatable, Sendable {
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int
    package let bytes: [UInt8]

    /// The most rows of a tile. Large rectangles are divided, so that few colors in one place are not lost to many in
    /// another, and so that the browser decodes on several threads.
    static let mostRows = 128

    package init(_ rect: PixelRect, of pixels: UnsafeRawPointer, stride: Int) {
        (x, y, width, height) = (rect.x, rect.y, rect.width, rect.height)
        let (rowBytes, rowCount) = (rect.width * 4, rect.height)
        let first = pixels + rect.y * stride + rect.x * 4
        bytes = [UInt8](unsafeUninitializedCapacity: rowBytes * rowCount) { copy, count in
            guard let target = copy.baseAddress else { return }
            if rowBytes == stride {
                memcpy(target, first, rowBytes * rowCount)
            } else {
                for row in 0..<rowCount { memcpy(target + row * rowBytes, first + row * stride, rowBytes) }
            }
            count = rowBytes * rowCount
        }
    }

    /// Copies a rectangle in tiles.
    static func tiles(of rect: PixelRect, in pixels: UnsafeRawPointer, stride: Int) -> [TilePixels] {
        Swift.stride(from: rect.y, to: rect.maxY, by: mostRows).map { top in
            let height = min(mostRows, rect.maxY - top)
            return TilePixels(
                PixelRect(x: rect.x, y: top, width: rect.width, height: height), of: pixels, stride: stride)
        }
    }
}

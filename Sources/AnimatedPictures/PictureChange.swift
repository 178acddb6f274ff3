internal import CoreGraphics

/// What differs between two pictures of the same size.
struct PictureChange {
    let from: CGImage
    let to: CGImage

    struct Rect {
        var x: Range<Int>
        var y: Range<Int>
    }

    /// The smallest rectangle around all pixels that differ; nil if none do.
    var rect: Rect? {
        var (minX, maxX, minY, maxY) = (Int.max, -1, Int.max, -1)
        forEachPixel { x, y, before, after in
            guard before != after else { return }
            (minX, maxX, minY, maxY) = (min(minX, x), max(maxX, x), min(minY, y), max(maxY, y))
        }
        return maxX < 0 ? nil : Rect(x: minX..<maxX + 1, y: minY..<maxY + 1)
    }

    /// The part of the second picture inside `rect`; pixels that are equal in both are transparent.
    func picture(in rect: Rect) -> CGImage? {
        CGImage(width: rect.x.count, height: rect.y.count) { pixels, pixelsPerRow in
            forEachPixel { x, y, before, after in
                guard rect.x.contains(x), rect.y.contains(y) else { return }
                pixels[(y - rect.y.lowerBound) * pixelsPerRow + x - rect.x.lowerBound] = before == after ? 0 : after
            }
        }
    }

    private func forEachPixel(_ body: (_ x: Int, _ y: Int, _ before: UInt32, _ after: UInt32) -> Void) {
        from.withPixels { before in
            to.withPixels { after in
                for y in 0..<min(from.height, to.height) {
                    let (first, second) = (y * from.bytesPerRow, y * to.bytesPerRow)
                    for x in 0..<min(from.width, to.width) {
                        body(
                            x, y, before.load(fromByteOffset: first + x * 4, as: UInt32.self),
                            after.load(fromByteOffset: second + x * 4, as: UInt32.self))
                    }
                }
            }
        }
    }
}

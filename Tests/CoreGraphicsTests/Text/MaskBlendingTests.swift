import CPixelBlending
import CPixman
import Testing

@testable import CoreGraphics

/// Masks are blended eight pixels at a time as pixman blends them.
@Suite(.enabled(if: can_blend_mask())) struct MaskBlendingTests {
    private static let (width, height) = (40, 256)

    /// Every coverage over pixels of every brightness, in a mask whose width is no multiple of eight.
    @Test(arguments: [
        CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1),
        CGColor(red: 0.3, green: 0.7, blue: 0.11, alpha: 1), CGColor(red: 0.9, green: 0.2, blue: 0.5, alpha: 0.37),
        CGColor(red: 1, green: 1, blue: 1, alpha: 0.004), CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0),
    ])
    func blendingIsPixmansToTheByte(color: CGColor) throws {
        let coverage = (0..<256).map { UInt8($0) }
        for left in [0, 1, 5, 14] {
            let image = try #require(
                coverage.withUnsafeBytes {
                    // 19 columns of each row begin at the row's number.
                    MaskImage(
                        copying: PixelBox(x1: 0, y1: 0, x2: 19, y2: 237), of: $0.baseAddress!, stride: 1)
                })
            defer { image.release() }
            let mask = PlacedMask(image: image, box: PixelBox(x1: Int32(left), y1: 3, x2: Int32(left) + 19, y2: 240))
            let isSame = Self.picture(mask, color, isBlended: true) == Self.picture(mask, color, isBlended: false)
            #expect(isSame)
        }
    }

    private static func picture(_ mask: PlacedMask, _ color: CGColor, isBlended: Bool) -> [UInt32] {
        var pixels = (0..<UInt32(width * height)).map { index in
            let level = index / UInt32(width)
            return 0xFF00_0000 | level << 16 | (255 - level) << 8 | (index * 37) & 0xFF
        }
        pixels.withUnsafeMutableBufferPointer { pixels in
            let image = pixman_image_create_bits(
                PIXMAN_a8r8g8b8, Int32(width), Int32(height), pixels.baseAddress, Int32(width * 4))!
            defer { pixman_image_unref(image) }
            let whole = PixelBox(x1: 0, y1: 0, x2: Int32(width), y2: Int32(height))
            let canvas = DirectCanvas(image: image, transform: .identity, clip: whole)
            let solid = SolidColor(color, opacity: 1)
            GlyphMasks.lock.withLock {
                withUnsafePointer(to: mask) { mask in
                    let masks = UnsafeBufferPointer(start: mask, count: 1)
                    if isBlended {
                        canvas.blend(masks, solid)
                    } else {
                        canvas.composite(masks, within: mask.pointee.box, solid)
                    }
                }
            }
        }
        return pixels
    }
}

internal import CPixelBlending
internal import CPixman

/// The coverage of a glyph's pixels.
struct MaskImage {
    /// A pixman image of rows of whole groups of eight bytes, with zeros behind the glyph's pixels.
    let image: OpaquePointer
    let bytes: UnsafePointer<UInt8>
    let stride: Int

    /// Creates a mask that covers nothing; nil without memory. It lives until ``release()``.
    init?(width: Int32, height: Int32) {
        // pixman clears new images.
        guard let image = pixman_image_create_bits(PIXMAN_a8, (width + 7) & ~7, height, nil, 0) else { return nil }
        self.image = image
        stride = Int(pixman_image_get_stride(image))
        bytes = UnsafePointer(UnsafeRawPointer(pixman_image_get_data(image)!).assumingMemoryBound(to: UInt8.self))
    }

    /// Copies the part `box` of a picture of coverage; nil without memory. The copy lives until ``release()``.
    init?(copying box: PixelBox, of pixels: UnsafeRawPointer, stride: Int) {
        self.init(width: box.x2 - box.x1, height: box.y2 - box.y1)
        let target = UnsafeMutableRawPointer(mutating: bytes)
        for row in 0..<Int(box.y2 - box.y1) {
            (target + row * self.stride).copyMemory(
                from: pixels + (Int(box.y1) + row) * stride + Int(box.x1), byteCount: Int(box.x2 - box.x1))
        }
    }

    func release() {
        pixman_image_unref(image)
    }
}

/// A mask on the pixels `box` of a bitmap.
struct PlacedMask {
    var image: MaskImage
    var box: PixelBox
}

extension DirectCanvas {
    /// Whether ``blend(_:_:)`` is faster than pixman.
    private static let blendsFast = can_blend_mask() && blends_masks_fast()

    /// Fills masks that do not overlap. `ink` contains all of them.
    func fill(_ masks: UnsafeBufferPointer<PlacedMask>, within ink: PixelBox, _ color: SolidColor) {
        // The groups of pixels reach up to seven pixels beyond a mask.
        if Self.blendsFast, clip.contains(ink), ink.x2 + 7 <= pixman_image_get_width(image) {
            blend(masks, color)
        } else {
            composite(masks, within: ink, color)
        }
    }

    /// Fills masks inside the clip without pixman, which blends four pixels at a time.
    func blend(_ masks: UnsafeBufferPointer<PlacedMask>, _ color: SolidColor) {
        let pixels = pixman_image_get_data(image)!
        let width = Int(pixman_image_get_stride(image)) / MemoryLayout<UInt32>.stride
        for mask in masks {
            let (box, bits) = (mask.box, mask.image)
            blend_mask(
                pixels + Int(box.y1) * width + Int(box.x1), width, bits.bytes, bits.stride, box.x2 - box.x1,
                box.y2 - box.y1, color.premultiplied)
        }
    }

    func composite(_ masks: UnsafeBufferPointer<PlacedMask>, within ink: PixelBox, _ color: SolidColor) {
        color.withImage { source in
            let paint = {
                for mask in masks {
                    let box = mask.box
                    pixman_image_composite32(
                        PIXMAN_OP_OVER, source, mask.image.image, image, 0, 0, 0, 0, box.x1, box.y1, box.x2 - box.x1,
                        box.y2 - box.y1)
                }
            }
            if clip.contains(ink) { paint() } else { clipping(paint) }
        }
    }
}

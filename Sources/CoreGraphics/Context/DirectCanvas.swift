internal import CPixman

/// Pixels on which glyphs, masks and rectangles of one color are painted with pixman directly. Cairo would call it in
/// the end as well: the pixels are the same, without the cost of states, patterns and clips.
struct DirectCanvas {
    /// The pixman image of the whole bitmap.
    let image: OpaquePointer
    /// The transform from user space to the pixels of the bitmap: a uniform scale and a translation.
    let transform: CGAffineTransform
    let clip: PixelBox

    func clipped(to box: PixelBox) -> DirectCanvas {
        DirectCanvas(image: image, transform: transform, clip: clip.intersection(box))
    }

    func fill(_ box: PixelBox, _ color: SolidColor) {
        let area = box.intersection(clip)
        guard !area.isEmpty else { return }
        var color = color.pixman
        var rect = pixman_box32_t(x1: area.x1, y1: area.y1, x2: area.x2, y2: area.y2)
        pixman_image_fill_boxes(PIXMAN_OP_OVER, image, &color, 1, &rect)
    }

    /// Fills a mask with a color.
    ///
    /// - Parameters:
    ///   - mask: a pixman image of coverage.
    ///   - box: the area of the mask.
    func fill(_ mask: OpaquePointer, _ box: PixelBox, _ color: SolidColor) {
        let area = box.intersection(clip)
        guard !area.isEmpty else { return }
        color.withImage { source in
            pixman_image_composite32(
                PIXMAN_OP_OVER, source, mask, image, 0, 0, area.x1 - box.x1, area.y1 - box.y1, area.x1, area.y1,
                area.x2 - area.x1, area.y2 - area.y1)
        }
    }

    /// Runs `body` with the image clipped, which is needed only where something extends beyond ``clip``.
    func clipping(_ body: () -> Void) {
        var region = pixman_region32_t()
        pixman_region32_init_rect(
            &region, clip.x1, clip.y1, UInt32(max(clip.x2 - clip.x1, 0)), UInt32(max(clip.y2 - clip.y1, 0)))
        pixman_image_set_clip_region32(image, &region)
        body()
        pixman_image_set_clip_region32(image, nil)
        pixman_region32_fini(&region)
    }
}

/// A rectangle of whole pixels with the origin at the top left and y pointing down.
struct PixelBox {
    var (x1, y1, x2, y2): (Int32, Int32, Int32, Int32)

    /// The neutral element of the union.
    static let none = PixelBox(x1: .max, y1: .max, x2: .min, y2: .min)

    init(x1: Int32, y1: Int32, x2: Int32, y2: Int32) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    /// Nil for a rectangle outside the range of pixel coordinates.
    init?(_ rect: CGRect) {
        let limit = CGFloat(1 << 20)
        guard abs(rect.minX) < limit, abs(rect.minY) < limit, rect.width < limit, rect.height < limit else {
            return nil
        }
        self.init(
            x1: Int32(rect.minX.rounded()), y1: Int32(rect.minY.rounded()), x2: Int32(rect.maxX.rounded()),
            y2: Int32(rect.maxY.rounded()))
    }

    var isEmpty: Bool { x1 >= x2 || y1 >= y2 }

    func intersection(_ other: PixelBox) -> PixelBox {
        PixelBox(x1: max(x1, other.x1), y1: max(y1, other.y1), x2: min(x2, other.x2), y2: min(y2, other.y2))
    }

    func contains(_ other: PixelBox) -> Bool {
        other.isEmpty || (x1 <= other.x1 && y1 <= other.y1 && x2 >= other.x2 && y2 >= other.y2)
    }

    func intersects(_ other: PixelBox) -> Bool {
        x2 > other.x1 && x1 < other.x2 && y2 > other.y1 && y1 < other.y2
    }

    mutating func formUnion(_ other: PixelBox) {
        (x1, y1, x2, y2) = (min(x1, other.x1), min(y1, other.y1), max(x2, other.x2), max(y2, other.y2))
    }

    /// Returns the pixels that a box of 1/256 pixels covers, if only partly.
    var coveredPixels: PixelBox {
        PixelBox(x1: x1 >> 8, y1: y1 >> 8, x2: (x2 + 255) >> 8, y2: (y2 + 255) >> 8)
    }

    func offsetBy(x: Int32, y: Int32) -> PixelBox {
        PixelBox(x1: x1 + x, y1: y1 + y, x2: x2 + x, y2: y2 + y)
    }
}

/// A color as Cairo passes it to pixman: premultiplied, 16 bits per component, rounded as Cairo rounds.
struct SolidColor: Equatable {
    private let red, green, blue, alpha: UInt16

    init(_ color: CGColor, opacity: CGFloat) {
        let alpha = min(max(color.alpha * opacity, 0), 1)
        func component(_ value: CGFloat) -> UInt16 { UInt16(min(max(value, 0), 1) * alpha * 65535 + 0.5) }
        (red, green, blue) = (component(color.red), component(color.green), component(color.blue))
        self.alpha = UInt16(alpha * 65535 + 0.5)
    }

    var pixman: pixman_color_t { pixman_color_t(red: red, green: green, blue: blue, alpha: alpha) }

    /// The pixel that pixman makes of the color: 8 bits per component, alpha in the highest byte.
    var premultiplied: UInt32 {
        UInt32(alpha >> 8) << 24 | UInt32(red >> 8) << 16 | UInt32(green >> 8) << 8 | UInt32(blue >> 8)
    }

    /// Calls `body` with an image of the color. The last image is cached, because consecutive texts often have the same
    /// color. Called with ``GlyphMasks/lock`` held.
    func withImage(_ body: (OpaquePointer) -> Void) {
        if let last = Self.last.value, last.color == self { return body(last.image) }
        if let last = Self.last.value { pixman_image_unref(last.image) }
        var color = pixman
        let image = pixman_image_create_solid_fill(&color)!
        Self.last.value = (self, image)
        body(image)
    }

    private static let last = Guarded<(color: SolidColor, image: OpaquePointer)?>(nil, by: GlyphMasks.lock)
}

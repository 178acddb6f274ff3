internal import CCairo
internal import CPixman

/// The coverage of each pixel by a shape: drawn once, and then painted in any color at a fraction of the cost of the
/// path.
package final class CoverageMask: Sendable {
    fileprivate let surface: CairoSurface
    // Sound: neither the reference nor what it refers to changes after `init`.
    /// The pixels of the surface for pixman.
    private nonisolated(unsafe) let image: OpaquePointer?

    /// Creates a mask. `draw` paints with an opaque color into a context of pixels with the origin at the top left. Nil
    /// when the size is empty or too large.
    package init?(width: Int, height: Int, draw: (CGContext) -> Void) {
        guard let surface = CairoSurface(width: width, height: height, format: CAIRO_FORMAT_A8) else { return nil }
        self.surface = surface
        let context = CGContext(
            cairo: cairo_create(surface.pointer), height: CGFloat(height), baseScale: CGSize(width: 1, height: 1),
            bitmap: nil)
        draw(context)
        context.flush()
        image = surface.pixels.flatMap {
            pixman_image_create_bits_no_clear(
                PIXMAN_a8, Int32(width), Int32(height), $0.assumingMemoryBound(to: UInt32.self), Int32(surface.stride))
        }
    }

    deinit {
        if let image { pixman_image_unref(image) }
    }

    fileprivate func paint(atPixel x: Int, _ y: Int, _ color: SolidColor, on canvas: DirectCanvas) -> Bool {
        guard let image, let x = Int32(exactly: x), let y = Int32(exactly: y) else { return false }
        let box = PixelBox(x1: x, y1: y, x2: x + Int32(surface.width), y2: y + Int32(surface.height))
        canvas.fill(image, box, color)
        return true
    }
}

extension CGContext {
    /// Paints the mask in a color, with its top left corner at a pixel of the bitmap, whatever the transform.
    package func fill(_ mask: CoverageMask, atPixel x: Int, _ y: Int, color: CGColor) {
        if color.tile == nil,
            paintDirectly({ mask.paint(atPixel: x, y, SolidColor(color, opacity: state.alpha), on: $0) })
        {
            return
        }
        cairo_save(cairo)
        painting {
            // Before the transform changes, which a pattern follows.
            setSource(color)
            cairo_identity_matrix(cairo)
            cairo_mask_surface(cairo, mask.surface.pointer, Double(x), Double(y))
        }
        cairo_restore(cairo)
    }
}

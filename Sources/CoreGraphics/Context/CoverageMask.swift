internal import CCairo

/// How much of each pixel a shape covers: drawn once, then laid down in any color at a fraction of the cost of its path.
package final class CoverageMask: Sendable {
    fileprivate let surface: CairoSurface

    /// `draw` paints opaque into a context of pixels, origin top left. Nil when the size is empty or too large.
    package init?(width: Int, height: Int, draw: (CGContext) -> Void) {
        guard let surface = CairoSurface(width: width, height: height, format: CAIRO_FORMAT_A8) else { return nil }
        self.surface = surface
        let context = CGContext(
            cairo: cairo_create(surface.pointer), height: CGFloat(height), baseScale: CGSize(width: 1, height: 1),
            bitmap: nil)
        draw(context)
        context.flush()
    }
}

extension CGContext {
    /// Fills the mask with a color, its top left corner on a pixel of the bitmap, whatever the transform.
    package func fill(_ mask: CoverageMask, atPixel x: Int, _ y: Int, color: CGColor) {
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        painting {
            setSource(color)
            cairo_mask_surface(cairo, mask.surface.pointer, Double(x), Double(y))
        }
        cairo_restore(cairo)
    }
}

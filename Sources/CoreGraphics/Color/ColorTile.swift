internal import CCairo

/// An image that a color repeats in place of one value. The first tile begins at the origin of the user space in which
/// the color is used.
package struct ColorTile: Hashable, Sendable {
    package let image: CGImage
    /// The size of a tile in user space.
    package let size: CGSize

    package init(image: CGImage, size: CGSize) {
        self.image = image
        self.size = size
    }

    /// Returns a pattern that the caller destroys; nil when memory runs out.
    func pattern(opacity: CGFloat, filter: (CGAffineTransform) -> cairo_filter_t) -> OpaquePointer? {
        guard size.width > 0, size.height > 0, let surface = surface(opacity: opacity),
            let pattern = cairo_pattern_create_for_surface(surface.pointer)
        else { return nil }
        let (sx, sy) = (CGFloat(image.width) / size.width, CGFloat(image.height) / size.height)
        var matrix = cairo_matrix_t(xx: sx, yx: 0, xy: 0, yy: sy, x0: 0, y0: 0)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, filter(CGAffineTransform(scaleX: 1 / sx, y: 1 / sy)))
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        return pattern
    }

    /// Cairo cannot multiply a pattern by an opacity in every operation, so the pixels have it.
    private func surface(opacity: CGFloat) -> CairoSurface? {
        guard opacity < 1 else { return image.surface }
        guard let surface = CairoSurface(width: image.width, height: image.height),
            let context = cairo_create(surface.pointer)
        else { return nil }
        cairo_set_source_surface(context, image.surface.pointer, 0, 0)
        cairo_paint_with_alpha(context, opacity)
        cairo_destroy(context)
        return surface
    }
}

internal import CCairo

// Fast paths for the compositor, which save no state and create no path objects.
extension CGContext {
    package func fill(_ rect: CGRect, color: CGColor) {
        guard color.alpha > 0 else { return }
        cairo_new_path(cairo)
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
        painting {
            setSource(color)
            cairo_fill(cairo)
        }
    }

    /// Fills whole pixels that are inside every clip, while no shadow is set. Does not use Cairo where the context has
    /// pixels.
    package func fill(pixels rect: CGRect, color: CGColor, opacity: CGFloat) {
        guard let content = directContent(rect, .identity) else {
            setAlpha(opacity)
            fill(rect, color: color)
            setAlpha(1)
            return
        }
        content.canvas.fill(content.canvas.clip, SolidColor(color, opacity: opacity))
    }

    /// Clips to whole pixels, whatever the transform. The origin is the top left pixel.
    package func clip(toPixels rects: [CGRect]) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        clip(to: rects)
        cairo_set_matrix(cairo, &matrix)
    }

    /// Makes pixels transparent, or black in an opaque context.
    package func clear(pixels rect: CGRect) {
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        clear(rect)
        cairo_restore(cairo)
    }
}

internal import CCairo

// Short ways for the compositor: no state is saved, no path object is made.
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

    package func fillRounded(_ rect: CGRect, radius: CGFloat, color: CGColor) {
        guard color.alpha > 0 else { return }
        addRounded(rect, radius: radius)
        painting {
            setSource(color)
            cairo_fill(cairo)
        }
    }

    /// A line of `width` along the inside of the rectangle's edge.
    package func strokeRounded(_ rect: CGRect, radius: CGFloat, width: CGFloat, color: CGColor) {
        guard color.alpha > 0, width > 0 else { return }
        let rule = cairo_get_fill_rule(cairo)
        let inner = rect.insetBy(dx: width, dy: width)
        addRounded(rect, radius: radius)
        if !inner.isNull, inner.width > 0, inner.height > 0 {
            cairo_new_sub_path(cairo)
            appendRounded(inner, radius: max(0, radius - width))
        }
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
        painting {
            setSource(color)
            cairo_fill(cairo)
        }
        cairo_set_fill_rule(cairo, rule)
    }

    package func clipRounded(_ rect: CGRect, radius: CGFloat) {
        addRounded(rect, radius: radius)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// Clips to whole pixels, whatever the transform is. Origin: the top left pixel.
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

    private func addRounded(_ rect: CGRect, radius: CGFloat) {
        cairo_new_path(cairo)
        appendRounded(rect, radius: radius)
    }

    private func appendRounded(_ rect: CGRect, radius: CGFloat) {
        let r = min(radius, rect.width / 2, rect.height / 2)
        guard r > 0 else { return cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height) }
        cairo_arc(cairo, rect.maxX - r, rect.minY + r, r, -.pi / 2, 0)
        cairo_arc(cairo, rect.maxX - r, rect.maxY - r, r, 0, .pi / 2)
        cairo_arc(cairo, rect.minX + r, rect.maxY - r, r, .pi / 2, .pi)
        cairo_arc(cairo, rect.minX + r, rect.minY + r, r, .pi, 3 * .pi / 2)
        cairo_close_path(cairo)
    }
}

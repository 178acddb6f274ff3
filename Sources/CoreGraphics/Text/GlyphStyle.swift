internal import CCairo

/// What is done to the glyphs of a span before they are painted.
package struct GlyphStyle: Hashable, Sendable {
    /// The tangent of the angle by which glyphs lean to the right.
    package var obliqueness: CGFloat
    /// The natural logarithm of the factor by which glyphs and their advances are widened.
    package var expansion: CGFloat
    /// In percent of the font's size. Positive values only outline the glyphs, negative ones fill them as well.
    package var strokeWidth: CGFloat
    /// Nil uses the color of the text.
    package var strokeColor: CGColor?

    package init(
        obliqueness: CGFloat = 0, expansion: CGFloat = 0, strokeWidth: CGFloat = 0, strokeColor: CGColor? = nil
    ) {
        self.obliqueness = obliqueness
        self.expansion = expansion
        self.strokeWidth = strokeWidth
        self.strokeColor = strokeColor
    }

    /// Whether glyphs look different from those of the font.
    package var isVisible: Bool { obliqueness != 0 || expansion != 0 || strokeWidth != 0 }
}

extension CGContext {
    /// Paints glyphs as outlines that are transformed about their own origins.
    ///
    /// - Parameter stroke: replaces the color of the stroke.
    func showStyled(
        _ run: GlyphRun, _ style: GlyphStyle, size: CGFloat, at origin: CGPoint, fill: CGColor, stroke: CGColor?
    ) {
        addOutlines(of: run, at: origin, widening: exp(style.expansion), lean: style.obliqueness)
        if style.strokeWidth <= 0 { fillOutlines(fill) }
        if style.strokeWidth != 0 {
            setSource(stroke ?? style.strokeColor ?? fill)
            cairo_set_line_width(cairo, abs(style.strokeWidth) / 100 * size)
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
            cairo_stroke_preserve(cairo)
        }
        cairo_new_path(cairo)
    }

    /// Paints glyphs as the mode of the context says, which is another one than to fill them.
    func showOutlined(_ run: GlyphRun, _ mode: CGTextDrawingMode, at origin: CGPoint, _ color: CGColor) {
        guard mode != .invisible else { return }
        addOutlines(of: run, at: origin, widening: 1, lean: 0)
        if mode == .fillStroke { fillOutlines(color) }
        setSource(color)
        cairo_stroke(cairo)
    }

    private func addOutlines(of run: GlyphRun, at origin: CGPoint, widening: CGFloat, lean: CGFloat) {
        cairo_set_scaled_font(cairo, run.font.pointer)
        cairo_new_path(cairo)
        for glyph in run.glyphs {
            // The font is set for the context's transform, so that the path of the glyph is transformed instead.
            cairo_save(cairo)
            cairo_translate(cairo, origin.x + glyph.x, origin.y + glyph.y)
            var matrix = cairo_matrix_t(xx: widening, yx: 0, xy: -lean, yy: 1, x0: 0, y0: 0)
            cairo_transform(cairo, &matrix)
            var moved = cairo_glyph_t(index: glyph.index, x: 0, y: 0)
            cairo_glyph_path(cairo, &moved, 1)
            cairo_restore(cairo)
        }
    }

    private func fillOutlines(_ color: CGColor) {
        setSource(color)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_fill_preserve(cairo)
    }
}

internal import CCairo

extension CGContext {
    /// Draws the image with its bottom edge at `rect.minY`: upright where y points up, upside down where y points down.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else { return }
        cairo_save(cairo)
        cairo_translate(cairo, rect.minX, rect.maxY)
        cairo_scale(cairo, 1, -1)
        drawUpright(image, in: CGRect(origin: .zero, size: rect.size))
        cairo_restore(cairo)
    }

    /// Draws the image. With `byTiling` it is repeated over the whole clip, with one tile in `rect`.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling else { return draw(image, in: rect) }
        guard !rect.isNull, !rect.isEmpty, let pattern = cairo_pattern_create_for_surface(image.surface.pointer) else {
            return
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        let (sx, sy) = (CGFloat(image.width) / rect.width, CGFloat(image.height) / rect.height)
        var matrix = cairo_matrix_t(xx: sx, yx: 0, xy: 0, yy: -sy, x0: -rect.minX * sx, y0: rect.maxY * sy)
        cairo_pattern_set_matrix(pattern, &matrix)
        painting {
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, state.alpha)
        }
        cairo_pattern_destroy(pattern)
    }

    /// Draws the image with its top edge at `rect.minY`, for contexts in which y points down.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else { return }
        painting {
            withPattern(of: image, in: rect) { pattern in
                cairo_set_source(cairo, pattern)
                cairo_new_path(cairo)
                cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
                guard state.alpha < 1 || state.blendMode.isUnbounded else { return cairo_fill(cairo) }
                cairo_save(cairo)
                cairo_clip(cairo)
                cairo_paint_with_alpha(cairo, state.alpha)
                cairo_restore(cairo)
            }
        }
    }

    /// Fills the alpha of the image with one color, as for template images. The orientation is that of
    /// ``drawUpright(_:in:)``.
    package func drawMask(_ image: CGImage, in rect: CGRect, color: CGColor) {
        guard !rect.isNull, !rect.isEmpty else { return }
        painting {
            withPattern(of: image, in: rect) { pattern in
                cairo_save(cairo)
                cairo_new_path(cairo)
                cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
                cairo_clip(cairo)
                setSource(color)
                cairo_mask(cairo, pattern)
                cairo_restore(cairo)
            }
        }
    }

    /// Creates a pattern that shows `image` in `rect`. At one pixel per pixel the image is copied; otherwise it is
    /// filtered with the interpolation quality, and its edge pixels are extended so that no background shows at the
    /// sides.
    private func withPattern(of image: CGImage, in rect: CGRect, _ body: (OpaquePointer) -> Void) {
        guard let pattern = cairo_pattern_create_for_surface(image.surface.pointer) else { return }
        defer { cairo_pattern_destroy(pattern) }
        let (sx, sy) = (CGFloat(image.width) / rect.width, CGFloat(image.height) / rect.height)
        var matrix = cairo_matrix_t(xx: sx, yx: 0, xy: 0, yy: sy, x0: -rect.minX * sx, y0: -rect.minY * sy)
        cairo_pattern_set_matrix(pattern, &matrix)
        let toPixels = CGAffineTransform(scaleX: 1 / sx, y: 1 / sy)
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)).concatenating(pixelTransform)
        cairo_pattern_set_filter(pattern, filter(for: toPixels))
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        body(pattern)
    }

    /// `toPixels` maps the pixels of the image to those of the context.
    func filter(for toPixels: CGAffineTransform) -> cairo_filter_t {
        func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < 1 / 256 }
        let isCopy =
            abs(abs(toPixels.a) - 1) < 1e-5 && abs(abs(toPixels.d) - 1) < 1e-5 && toPixels.b == 0 && toPixels.c == 0
            && isWhole(toPixels.tx) && isWhole(toPixels.ty)
        if isCopy || state.interpolation == .none { return CAIRO_FILTER_NEAREST }
        let shrinks = hypot(toPixels.a, toPixels.b) < 0.75 || hypot(toPixels.c, toPixels.d) < 0.75
        if state.interpolation == .low { return CAIRO_FILTER_BILINEAR }
        return shrinks || state.interpolation == .high ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
    }
}

internal import CCairo

/// A recording of the operations of a drawing closure, which can be drawn again without running it. Immutable.
package final class Drawing: Sendable {
    /// In the points of the recording.
    package let bounds: CGRect
    let scale: CGFloat
    let surface: CairoSurface

    init(bounds: CGRect, scale: CGFloat, surface: CairoSurface) {
        self.bounds = bounds
        self.scale = scale
        self.surface = surface
    }
}

extension CGContext {
    /// Records what `body` draws inside `bounds`, with the origin at the top left and y pointing down, in points.
    /// `scale` is the number of pixels per point of the context that will show it, so that nothing is rounded.
    package static func record(bounds: CGRect, scale: CGFloat, _ body: (CGContext) -> Void) -> Drawing {
        var extents = cairo_rectangle_t(
            x: bounds.minX * scale, y: bounds.minY * scale, width: bounds.width * scale, height: bounds.height * scale)
        let surface = CairoSurface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents))
        let cairo = cairo_create(surface.pointer)!
        cairo_scale(cairo, scale, scale)
        let context = CGContext(
            cairo: cairo, height: bounds.height * scale, baseScale: CGSize(width: scale, height: scale), bitmap: nil)
        context.clip(to: bounds)
        body(context)
        return Drawing(bounds: bounds, scale: scale, surface: surface)
    }

    /// Draws a recording with the current transform and alpha.
    package func draw(_ drawing: Drawing) {
        cairo_save(cairo)
        cairo_scale(cairo, 1 / drawing.scale, 1 / drawing.scale)
        painting {
            cairo_set_source_surface(cairo, drawing.surface.pointer, 0, 0)
            if state.alpha == 1 {
                cairo_paint(cairo)
            } else {
                cairo_paint_with_alpha(cairo, state.alpha)
            }
        }
        cairo_restore(cairo)
    }
}

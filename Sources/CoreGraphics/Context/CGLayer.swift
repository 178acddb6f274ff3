internal import CCairo

/// Pixels that are drawn once, through a context of their own, and shown many times.
///
/// A point of ``context`` appears at the same distance from the corner of the rectangle in which the layer is drawn,
/// whichever way the y axis of the other context points.
public final class CGLayer {
    /// In the units of the context for which the layer was made.
    public let size: CGSize
    /// Draws into the layer; transparent at first. Never nil.
    public let context: CGContext?

    let scale: CGFloat

    /// Creates a layer with as many pixels as a context has for an area of the size now; nil if the size is empty or
    /// too large. `auxiliaryInfo` has no meaning.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
        let transform = context.pixelTransform
        let scale = max(hypot(transform.a, transform.b), 0.01)
        guard let own = CGContext(size: size, scale: scale) else { return nil }
        self.size = size
        self.scale = scale
        self.context = own
    }
}

extension CGContext {
    /// Draws a layer, stretched to a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let surface = layer.context?.bitmap?.surface else { return }
        layer.context?.flush()
        cairo_save(cairo)
        cairo_translate(cairo, rect.minX, rect.minY)
        cairo_scale(
            cairo, rect.width / layer.size.width / layer.scale, rect.height / layer.size.height / layer.scale)
        painting {
            cairo_set_source_surface(cairo, surface.pointer, 0, 0)
            // The pixels at the edges are not mixed with what is outside.
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_rectangle(cairo, 0, 0, layer.size.width * layer.scale, layer.size.height * layer.scale)
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, state.alpha)
        }
        cairo_restore(cairo)
    }

    /// Draws a layer in its own size, with its corner at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
}

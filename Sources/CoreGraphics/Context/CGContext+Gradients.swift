internal import CCairo

extension CGContext {
    /// Fills the clip with colors that change from `startPoint` to `endPoint`. Nothing is painted beyond the ends
    /// unless `options` say so.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard let pattern = cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y) else {
            return
        }
        // Cairo paints a gradient of length zero in one color; Apple's systems do not paint it.
        if startPoint != endPoint { paint(gradient, as: pattern, options) }
        cairo_pattern_destroy(pattern)
    }

    /// Fills the clip with colors that change from one circle to another, drawn as all circles between them with later
    /// ones on top. The circles continue beyond the ends if `options` say so.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_radial(
            startCenter.x, startCenter.y, max(startRadius, 0), endCenter.x, endCenter.y, max(endRadius, 0))
        guard let pattern else { return }
        paint(gradient, as: pattern, options)
        cairo_pattern_destroy(pattern)
    }

    private func paint(_ gradient: CGGradient, as pattern: OpaquePointer, _ options: CGGradientDrawingOptions) {
        func add(_ location: CGFloat, _ color: CGColor, alpha: CGFloat) {
            cairo_pattern_add_color_stop_rgba(pattern, location, color.red, color.green, color.blue, alpha)
        }
        let stops = gradient.stops
        // The colors of the outermost stops extend without end; transparent stops hide the extension.
        if let first = stops.first, !options.contains(.drawsBeforeStartLocation) {
            add(0, first.color, alpha: 0)
            add(0, first.color, alpha: first.color.alpha)
        }
        for stop in stops { add(stop.location, stop.color, alpha: stop.color.alpha) }
        if let last = stops.last, !options.contains(.drawsAfterEndLocation) {
            add(1, last.color, alpha: last.color.alpha)
            add(1, last.color, alpha: 0)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        painting {
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, state.alpha)
        }
    }
}

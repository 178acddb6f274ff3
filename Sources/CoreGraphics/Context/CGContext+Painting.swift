internal import CCairo

extension CGContext {
    /// Fills the path with the fill color, and begins a new path.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .winding ? .fill : .eoFill)
    }

    /// Draws a line along the path with the stroke color, and begins a new path.
    public func strokePath() {
        drawPath(using: .stroke)
    }

    /// Paints the current path and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        cairo_set_fill_rule(
            cairo, mode == .eoFill || mode == .eoFillStroke ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        switch mode {
        case .fill, .eoFill:
            painting {
                setSource(state.fillColor)
                fillCurrentPath()
            }
        case .stroke:
            painting {
                setSource(state.strokeColor)
                cairo_stroke(cairo)
            }
        case .fillStroke, .eoFillStroke:
            painting {
                setSource(state.fillColor)
                fillCurrentPath(keepsPath: true)
                setSource(state.strokeColor)
                cairo_stroke(cairo)
            }
        }
    }

    /// Fills a rectangle and clears the current path, as on Apple's systems.
    public func fill(_ rect: CGRect) {
        fill([rect])
    }

    /// Fills rectangles with the fill color, without changing the path.
    public func fill(_ rects: [CGRect]) {
        cairo_new_path(cairo)
        addRects(rects)
        fillPath()
    }

    /// Draws a line around a rectangle, half of its width inside.
    public func stroke(_ rect: CGRect) {
        cairo_new_path(cairo)
        addRect(rect)
        strokePath()
    }

    /// Draws a line of a width in points around a rectangle, half of it inside.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        cairo_save(cairo)
        cairo_set_line_width(cairo, width)
        stroke(rect)
        cairo_restore(cairo)
    }

    /// Fills the ellipse inside a rectangle with the fill color.
    public func fillEllipse(in rect: CGRect) {
        cairo_new_path(cairo)
        addEllipse(in: rect)
        fillPath()
    }

    /// Draws a line along the ellipse inside a rectangle, half of its width inside.
    public func strokeEllipse(in rect: CGRect) {
        cairo_new_path(cairo)
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes a line for each pair of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        cairo_new_path(cairo)
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            cairo_line_to(cairo, points[index + 1].x, points[index + 1].y)
        }
        strokePath()
    }

    /// Makes the rectangle transparent, inside the clip.
    public func clear(_ rect: CGRect) {
        guard !rect.isNull else { return }
        cairo_save(cairo)
        cairo_new_path(cairo)
        addRect(rect)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        bitmap?.willDraw()
        cairo_fill(cairo)
        bitmap?.didDraw()
        cairo_restore(cairo)
    }

    /// Collects what is drawn until ``endTransparencyLayer()`` and composites it as one image, with the alpha, the
    /// shadow and the blend mode that are set now.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        beginTransparencyLayer()
    }

    /// Begins a group: what is drawn until the matching end is combined first, then painted as a whole with the alpha,
    /// the blend mode and the shadow of the context. Drawing is clipped to the rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        beginTransparencyLayer()
        clip(to: rect)
    }

    /// Paints the group that was begun last. Does nothing without one.
    public func endTransparencyLayer() {
        guard let saved = savedStates.popLast() else { return }
        endMaskClips(downTo: saved.maskClips.count)
        state = saved
        guard let group = cairo_pop_group(cairo) else { return }
        painting {
            cairo_set_source(cairo, group)
            cairo_paint_with_alpha(cairo, state.alpha)
        }
        cairo_pattern_destroy(group)
    }

    package func beginTransparencyLayer() {
        savedStates.append(state)
        cairo_push_group(cairo)
        setBlendMode(.normal)
        state.alpha = 1
        state.shadow = nil
    }

    /// Finishes pending drawing, so that the pixels contain it.
    public func flush() {
        layDownMaskClips()
        cairo_surface_flush(cairo_get_target(cairo))
    }

    /// Finishes pending drawing, as `flush()` does.
    public func synchronize() {
        flush()
    }

    func setSource(_ color: CGColor) {
        let opacity = color.alpha * state.alpha
        let pattern = color.tile?.pattern(opacity: opacity) { filter(for: $0.concatenating(pixelTransform)) }
        guard let pattern else { return cairo_set_source_rgba(cairo, color.red, color.green, color.blue, opacity) }
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// Fills with the current source. Operators that would change everything in the clip are limited to the path by an
    /// additional clip.
    private func fillCurrentPath(keepsPath: Bool = false) {
        guard state.blendMode.isUnbounded else {
            return keepsPath ? cairo_fill_preserve(cairo) : cairo_fill(cairo)
        }
        cairo_save(cairo)
        cairo_clip_preserve(cairo)
        cairo_paint(cairo)
        cairo_restore(cairo)
        if !keepsPath { cairo_new_path(cairo) }
    }

    /// Surrounds every drawing call: handles the shadow, and bitmaps with another order of components.
    func painting(_ body: () -> Void) {
        bitmap?.willDraw()
        if let shadow = state.shadow {
            paintWithShadow(shadow, body)
        } else {
            body()
        }
        bitmap?.didDraw()
    }
}

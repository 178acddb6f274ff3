internal import CCairo

// The current path. As in Cairo, it is stored in device space and is not part of the saved state.
extension CGContext {
    /// Discards the path of the context.
    public func beginPath() {
        cairo_new_path(cairo)
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) {
        cairo_move_to(cairo, point.x, point.y)
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) {
        guard !isPathEmpty else { return }
        cairo_line_to(cairo, point.x, point.y)
    }

    /// Begins a subpath at the first point, and adds lines to the others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() {
            cairo_line_to(cairo, point.x, point.y)
        }
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard !isPathEmpty else { return }
        cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard !isPathEmpty else { return }
        let (c1, c2) = cubicControls(from: currentPointOfPath, control: control, to: end)
        cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, end.x, end.y)
    }

    /// Adds a closed subpath along the edges of a rectangle.
    public func addRect(_ rect: CGRect) {
        guard !rect.isNull else { return }
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    }

    /// Adds a closed subpath for each rectangle.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects {
            addRect(rect)
        }
    }

    /// Adds a closed subpath along the ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect)
        addPath(path)
    }

    /// Adds an arc; see ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        if clockwise {
            cairo_arc_negative(cairo, center.x, center.y, radius, startAngle, endAngle)
        } else {
            cairo_arc(cairo, center.x, center.y, radius, startAngle, endAngle)
        }
    }

    /// Adds an arc; see ``CGMutablePath/addArc(tangent1End:tangent2End:radius:transform:)``.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard !isPathEmpty else { return }
        let arc = TangentArc(from: currentPointOfPath, corner: tangent1End, to: tangent2End, radius: radius)
        guard let arc else { return addLine(to: tangent1End) }
        addArc(
            center: arc.center, radius: radius, startAngle: arc.startAngle, endAngle: arc.endAngle,
            clockwise: arc.isClockwise)
    }

    /// Adds the elements of a path, transformed as what is drawn now.
    public func addPath(_ path: CGPath) {
        append(path, to: cairo)
    }

    /// Adds a line to the start of the subpath, and closes it.
    public func closePath() {
        cairo_close_path(cairo)
    }

    /// Whether the path has no element.
    public var isPathEmpty: Bool {
        cairo_has_current_point(cairo) == 0
    }

    /// `.zero` for an empty path.
    public var currentPointOfPath: CGPoint {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// Null for an empty path.
    public var boundingBoxOfPath: CGRect {
        guard !isPathEmpty else { return .null }
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(cairo, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    /// Restricts what is drawn from now on to the inside of the path too, and begins a new path. Only restoring a saved
    /// state takes it back.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_clip(cairo)
    }

    /// Clips to a rectangle and clears the current path, as on Apple's systems.
    public func clip(to rect: CGRect) {
        cairo_new_path(cairo)
        if rect.isNull {
            cairo_rectangle(cairo, 0, 0, 0, 0)
        } else {
            cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
        }
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// Clips to the union of the rectangles.
    public func clip(to rects: [CGRect]) {
        cairo_new_path(cairo)
        addRects(rects)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// Removes all clips, including those made before the last ``saveGState()``; restoring the state restores them.
    public func resetClip() {
        cairo_reset_clip(cairo)
    }

    /// The rectangle around everything that can be drawn to, in user coordinates.
    public var boundingBoxOfClipPath: CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        return x2 > x1 && y2 > y1 ? CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1) : .null
    }
}

internal import CCairo

extension CGContext {
    /// A copy of the current path in the current user space; nil for an empty path.
    public var path: CGPath? {
        guard !isPathEmpty, let copy = cairo_copy_path(cairo) else { return nil }
        defer { cairo_path_destroy(copy) }
        let path = CGMutablePath()
        var index = 0
        let (data, count) = (copy.pointee.data, Int(copy.pointee.num_data))
        while let data, index < count {
            let header = data[index].header
            func point(_ offset: Int) -> CGPoint {
                CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
            case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
            case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), control1: point(1), control2: point(2))
            default: path.closeSubpath()
            }
            index += Int(header.length)
        }
        // Cairo adds a move to the start of a subpath that was closed, even when no other subpath follows.
        if case .move? = path.steps.last { path.steps.removeLast() }
        return path.copy()
    }

    /// Replaces the current path by the outline of the line that stroking it would draw, dashes included.
    public func replacePathWithStrokedPath() {
        guard var line = path else { return }
        let count = Int(cairo_get_dash_count(cairo))
        if count > 0 {
            var (lengths, phase) = ([Double](repeating: 0, count: count), 0.0)
            cairo_get_dash(cairo, &lengths, &phase)
            line = line.copy(dashingWithPhase: phase, lengths: lengths.map { CGFloat($0) })
        }
        let outline = line.copy(
            strokingWithWidth: cairo_get_line_width(cairo), lineCap: CGLineCap(cairo_get_line_cap(cairo)),
            lineJoin: CGLineJoin(cairo_get_line_join(cairo)), miterLimit: cairo_get_miter_limit(cairo))
        beginPath()
        addPath(outline)
    }

    /// Returns whether painting the current path with this mode would cover a point of user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard !isPathEmpty else { return false }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
        cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        let isFilled = mode != .stroke && cairo_in_fill(cairo, point.x, point.y) != 0
        let isStroked = mode != .fill && mode != .eoFill && cairo_in_stroke(cairo, point.x, point.y) != 0
        return isFilled || isStroked
    }
}

internal import CCairo

// Conversions between the types of Core Graphics and those of Cairo.

extension CGAffineTransform {
    init(_ m: cairo_matrix_t) {
        self.init(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0)
    }

    var cairo: cairo_matrix_t {
        cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
    }
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }

    init(_ cap: cairo_line_cap_t) {
        self = cap == CAIRO_LINE_CAP_ROUND ? .round : cap == CAIRO_LINE_CAP_SQUARE ? .square : .butt
    }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }

    init(_ join: cairo_line_join_t) {
        self = join == CAIRO_LINE_JOIN_ROUND ? .round : join == CAIRO_LINE_JOIN_BEVEL ? .bevel : .miter
    }
}

extension CGPathFillRule {
    var cairo: cairo_fill_rule_t {
        self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
    }
}

extension CGBlendMode {
    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}

/// Appends the elements of a path to a Cairo context's current path, in its user space.
func append(_ path: CGPath, to cairo: OpaquePointer) {
    var start = CGPoint.zero
    var point = CGPoint.zero
    for step in path.steps {
        switch step {
        case .move(let p):
            cairo_move_to(cairo, p.x, p.y)
            start = p
            point = p
        case .line(let p):
            cairo_line_to(cairo, p.x, p.y)
            point = p
        case .quad(let c, let p):
            let (c1, c2) = cubicControls(from: point, control: c, to: p)
            cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
            point = p
        case .curve(let c1, let c2, let p):
            cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
            point = p
        case .close:
            cairo_close_path(cairo)
            point = start
        }
    }
}

internal import CCairo
internal import CPango

extension TextLayout {
    /// Draws with the layout's top left corner at `origin`. `width`: the container that lines are aligned in, if not the layout's own
    /// width; only for layouts where ``isUnbroken`` is true. `color` replaces the color of all spans.
    package func draw(
        in context: CGContext, at origin: CGPoint, alignedTo width: CGFloat? = nil, color: CGColor? = nil
    ) {
        let hasDecoration = spans.contains {
            $0.underline != .none || $0.strikethrough != .none || $0.background != nil
        }
        context.painting {
            for line in lines {
                let x = origin.x + (width.map { line.x(alignment: alignment, width: $0) } ?? line.frame.minX)
                let baseline = CGPoint(x: x, y: origin.y + line.baseline)
                if hasDecoration { drawBackgrounds(line, in: context, at: baseline) }
                for run in line.runs where !run.glyphs.isEmpty {
                    let span = spans[run.span]
                    context.setSource(color ?? span.color)
                    context.show(run, at: CGPoint(x: baseline.x, y: baseline.y - span.baselineOffset))
                }
                if hasDecoration { drawLines(line, in: context, at: baseline, color: color) }
            }
        }
    }

    private func drawBackgrounds(_ line: TextLine, in context: CGContext, at baseline: CGPoint) {
        for run in line.runs {
            guard let background = spans[run.span].background else { continue }
            context.setSource(background)
            cairo_new_path(context.cairo)
            cairo_rectangle(
                context.cairo, baseline.x + run.x, baseline.y - line.baseline + line.frame.minY, run.width,
                line.frame.height)
            cairo_fill(context.cairo)
        }
    }

    private func drawLines(_ line: TextLine, in context: CGContext, at baseline: CGPoint, color: CGColor?) {
        for run in line.runs {
            let span = spans[run.span]
            let left = baseline.x + run.x
            let y = baseline.y - span.baselineOffset
            let thickness = span.font.size / 17  // unverified
            if span.underline != .none {
                context.setSource(color ?? span.underlineColor ?? span.color)
                let top = y + span.font.size * 0.1  // unverified
                context.fillBars(span.underline, x: left, y: top, width: run.width, thickness: thickness)
            }
            if span.strikethrough != .none {
                context.setSource(color ?? span.strikethroughColor ?? span.color)
                let top = y - span.font.metrics.xHeight / 2 - thickness / 2
                context.fillBars(span.strikethrough, x: left, y: top, width: run.width, thickness: thickness)
            }
        }
    }
}

extension CGContext {
    fileprivate func show(_ run: GlyphRun, at origin: CGPoint) {
        cairo_set_scaled_font(cairo, run.font.pointer)
        withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: run.glyphs.count) { placed in
            for (index, glyph) in run.glyphs.enumerated() {
                placed[index] = cairo_glyph_t(index: glyph.index, x: glyph.x + origin.x, y: glyph.y + origin.y)
            }
            cairo_show_glyphs(cairo, placed.baseAddress, Int32(placed.count))
        }
    }

    fileprivate func fillBars(_ style: TextDecoration, x: CGFloat, y: CGFloat, width: CGFloat, thickness: CGFloat) {
        cairo_new_path(cairo)
        cairo_rectangle(cairo, x, y, width, style == .thick ? thickness * 2 : thickness)
        if style == .double { cairo_rectangle(cairo, x, y + thickness * 2, width, thickness) }
        cairo_fill(cairo)
    }
}

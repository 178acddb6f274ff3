internal import CCairo
internal import CPango

extension TextLayout {
    /// Draws the layout.
    ///
    /// - Parameters:
    ///   - origin: the position of the layout's top left corner.
    ///   - width: the width of the container that lines are aligned in, if it is not the layout's own width; only for
    ///     layouts whose ``isUnbroken`` is true.
    ///   - color: replaces the color of all spans.
    package func draw(
        in context: CGContext, at origin: CGPoint, alignedTo width: CGFloat? = nil, color: CGColor? = nil
    ) {
        if features.contains(.decoration) || features.contains(.shadow) {
            drawBelowText(in: context, at: origin, alignedTo: width, color: color)
        }
        context.painting {
            for line in lines {
                let baseline = self.baseline(of: line, at: origin, alignedTo: width)
                for run in line.runs where !run.glyphs.isEmpty && spans[run.span].shadow == nil {
                    let origin = CGPoint(x: baseline.x, y: baseline.y - spans[run.span].baselineOffset)
                    context.show(run, of: spans[run.span], at: origin, color)
                }
                if features.contains(.decoration) { drawLines(line, in: context, at: baseline, color: color) }
            }
        }
        if features.contains(.attachment) {
            drawAttachments(in: context, at: origin, alignedTo: width, color: color)
        }
    }

    private func baseline(of line: TextLine, at origin: CGPoint, alignedTo width: CGFloat?) -> CGPoint {
        let x = origin.x + (width.map { line.x(paragraphs, width: $0) } ?? line.frame.minX)
        return CGPoint(x: x, y: origin.y + line.baseline)
    }

    /// Paints the backgrounds of all lines, then the text with shadows, which may fall on other lines.
    private func drawBelowText(in context: CGContext, at origin: CGPoint, alignedTo width: CGFloat?, color: CGColor?) {
        context.painting {
            for line in lines {
                drawBackgrounds(line, in: context, at: baseline(of: line, at: origin, alignedTo: width))
            }
        }
        for line in lines {
            let baseline = baseline(of: line, at: origin, alignedTo: width)
            for run in line.runs where !run.glyphs.isEmpty {
                let span = spans[run.span]
                guard let shadow = span.shadow else { continue }
                context.saveGState()
                context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
                context.painting {
                    let origin = CGPoint(x: baseline.x, y: baseline.y - span.baselineOffset)
                    context.show(run, of: span, at: origin, color)
                }
                context.restoreGState()
            }
        }
    }

    private func drawAttachments(
        in context: CGContext, at origin: CGPoint, alignedTo width: CGFloat?, color: CGColor?
    ) {
        for line in lines {
            let baseline = baseline(of: line, at: origin, alignedTo: width)
            for run in line.runs {
                let span = spans[run.span]
                // An ellipsis may belong to the span of an attachment.
                guard let attachment = span.attachment, run.glyphs.isEmpty else { continue }
                let bounds = attachment.bounds
                let rect = CGRect(
                    x: baseline.x + run.x + bounds.minX, y: baseline.y - span.baselineOffset - bounds.maxY,
                    width: bounds.width, height: bounds.height)
                attachment.picture.paint(in: context, rect: rect, color: color ?? span.color)
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
            if span.underline.isVisible {
                context.setSource(color ?? span.underlineColor ?? span.color)
                let top = y + span.font.size * 0.1  // unverified
                context.paint(span.underline, x: left, y: top, width: run.width, thickness: thickness)
            }
            if span.strikethrough.isVisible {
                context.setSource(color ?? span.strikethroughColor ?? span.color)
                let top = y - span.font.metrics.xHeight / 2 - thickness / 2
                context.paint(span.strikethrough, x: left, y: top, width: run.width, thickness: thickness)
            }
        }
    }
}

extension CGContext {
    /// - Parameter color: replaces the colors of the span.
    fileprivate func show(_ run: GlyphRun, of span: TextSpan, at origin: CGPoint, _ color: CGColor?) {
        if let style = span.glyphStyle {
            showStyled(run, style, size: span.font.size, at: origin, fill: color ?? span.color, stroke: color)
        } else if state.textDrawingMode == .fill {
            show(run, at: origin, color ?? span.color)
        } else {
            showOutlined(run, state.textDrawingMode, at: origin, color ?? span.color)
        }
    }

    private func show(_ run: GlyphRun, at origin: CGPoint, _ color: CGColor) {
        if color.tile == nil,
            paintDirectly({ $0.paint(run, at: origin, SolidColor(color, opacity: state.alpha)) })
        {
            return
        }
        setSource(color)
        cairo_set_scaled_font(cairo, run.font.pointer)
        withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: run.glyphs.count) { placed in
            for (index, glyph) in run.glyphs.enumerated() {
                placed[index] = cairo_glyph_t(index: glyph.index, x: glyph.x + origin.x, y: glyph.y + origin.y)
            }
            cairo_show_glyphs(cairo, placed.baseAddress, Int32(placed.count))
        }
    }
}

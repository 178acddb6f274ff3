import HostInterface

// Gradients and shapes, painted straight into the frame.
extension LayerRenderer {
    /// Paints a gradient over the background, inside the bounds and their rounded corners.
    func paintGradient(
        _ values: GradientValues, of node: RenderNode, _ transform: CGAffineTransform, clip: PixelRect, alpha: CGFloat
    ) {
        let locations = values.locations.map { $0.map { CGFloat($0) } }
        guard let gradient = CGGradient(colors: values.colors ?? [], locations: locations) else { return }
        guard !node.properties.roundsCorners else {
            return clipping(to: node, transform, clip: clip) {
                paint(gradient, values, of: node, transform, clip: clip, alpha: alpha)
            }
        }
        paint(gradient, values, of: node, transform, clip: clip, alpha: alpha)
    }

    private func paint(
        _ gradient: CGGradient, _ values: GradientValues, of node: RenderNode, _ transform: CGAffineTransform,
        clip: PixelRect, alpha: CGFloat
    ) {
        let bounds = node.properties.bounds
        context.saveGState()
        context.clip(to: clip.rect)
        context.setAlpha(alpha)
        if transform.keepsRectanglesUpright {
            context.clip(to: PixelGrid.snapped(bounds, by: transform).rect)
            context.concatenate(PixelGrid.aligned(transform, at: bounds.origin))
        } else {
            context.concatenate(transform)
            context.clip(to: bounds)
        }
        // Gradients are drawn in units of the bounds and scaled with them.
        context.translateBy(x: bounds.minX, y: bounds.minY)
        context.scaleBy(x: bounds.width, y: bounds.height)
        paint(gradient, values)
        context.restoreGState()
    }

    private func paint(_ gradient: CGGradient, _ values: GradientValues) {
        let (start, end) = (values.startPoint, values.endPoint)
        let beyondTheEnds: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch values.type {
        case .radial:
            context.translateBy(x: start.x, y: start.y)
            context.scaleBy(x: abs(end.x - start.x), y: abs(end.y - start.y))
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: beyondTheEnds)
        case .conic:
            context.drawConicGradient(gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x))
        default:
            context.drawLinearGradient(gradient, start: start, end: end, options: beyondTheEnds)
        }
    }

    /// Paints a shape. The context is in the layer's coordinates.
    func paint(_ shape: ShapeValues) {
        guard let path = shape.path else { return }
        if shape.isFilled, let color = shape.fillColor {
            context.setFillColor(color)
            context.beginPath()
            context.addPath(path)
            context.fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
        }
        if shape.isStroked, let color = shape.strokeColor {
            context.setStrokeColor(color)
            context.setLineWidth(shape.lineWidth)
            context.setLineCap(shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt)
            context.setLineJoin(shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter)
            context.setMiterLimit(shape.miterLimit)
            context.setLineDash(phase: shape.lineDashPhase, lengths: (shape.lineDashPattern ?? []).map { CGFloat($0) })
            context.beginPath()
            context.addPath(path.trimmed(from: shape.strokeStart, to: shape.strokeEnd))
            context.strokePath()
        }
    }
}

import HostInterface

// Backgrounds, borders and clips. Upright layers consist of whole pixels with masked corners; others are painted as
// paths.
extension LayerRenderer {
    func paintBackground(
        of node: RenderNode, _ transform: CGAffineTransform, clip: PixelRect, color: CGColor, alpha: CGFloat
    ) {
        guard color.tile == nil else {
            return paintPattern(of: node, transform, clip: clip, color: color, alpha: alpha)
        }
        guard transform.keepsRectanglesUpright else {
            context.saveGState()
            context.clip(to: clip.rect)
            context.setAlpha(alpha)
            addShape(of: node, transform)
            context.setFillColor(color)
            context.fillPath()
            context.restoreGState()
            return
        }
        let area = PixelGrid.snapped(node.properties.bounds, by: transform)
        guard let shape = roundedBox(of: node, area, transform, touching: clip) else {
            fill(area.intersection(clip), color, alpha)
            return
        }
        guard let pixels else {
            context.setAlpha(alpha)
            context.setFillColor(color)
            context.saveGState()
            context.clip(to: clip.rect)
            context.beginPath()
            addShape(of: node, transform)
            context.fillPath()
            context.restoreGState()
            context.setAlpha(1)
            return
        }
        for part in shape.body(in: clip) { fill(part, color, alpha) }
        pixels.fillCorners(of: shape, clip: clip, with: PremultipliedColor(color, opacity: alpha))
    }

    /// Paints tiles that begin at the origin of the layer's coordinates.
    private func paintPattern(
        of node: RenderNode, _ transform: CGAffineTransform, clip: PixelRect, color: CGColor, alpha: CGFloat
    ) {
        context.saveGState()
        context.clip(to: clip.rect)
        addShape(of: node, transform)
        context.clip()
        context.setAlpha(alpha)
        context.concatenate(transform)
        // The shape may reach into pixels beyond the bounds.
        context.fill(node.properties.bounds.insetBy(dx: -1, dy: -1), color: color)
        context.restoreGState()
    }

    private func fill(_ area: PixelRect, _ color: CGColor, _ alpha: CGFloat) {
        guard !area.isEmpty else { return }
        if alpha == 1, color.alpha == 1, let pixels {
            pixels.fill(area, with: PixelValue(color))
        } else if pixels != nil, !isClippedByPath {
            context.fill(pixels: area.rect, color: color, opacity: alpha)
        } else {
            context.setAlpha(alpha)
            context.fill(area.rect, color: color)
            context.setAlpha(1)
        }
    }

    func paintBorder(of node: RenderNode, _ transform: CGAffineTransform, clip: PixelRect, alpha: CGFloat) {
        let properties = node.properties
        guard let color = properties.borderColor else { return }
        guard transform.keepsRectanglesUpright, color.tile == nil, let pixels else {
            paintBorderPath(of: node, transform, clip: clip, color: color, alpha: alpha)
            return
        }
        let area = PixelGrid.snapped(properties.bounds, by: transform)
        let scale = abs(transform.d)
        // Whole pixels, and at least one.
        let width = max(1, Int((properties.borderWidth * scale).rounded()))
        let hole = PixelRect(
            x: area.x + width, y: area.y + width, width: area.width - 2 * width, height: area.height - 2 * width)
        let shape = roundedBox(of: node, area, transform, touching: clip)
        let ring = hole.isEmpty ? [area] : area.subtracting(hole)
        guard let shape else {
            for part in ring { fill(part.intersection(clip), color, alpha) }
            return
        }
        for part in shape.body(in: clip) {
            for strip in ring { fill(strip.intersection(part), color, alpha) }
        }
        let inner =
            hole.isEmpty
            ? nil
            : RoundedBox(hole, rounding(of: node, transform).inset(by: CGFloat(width)))
        pixels.fillRingCorners(
            outer: shape, inner: inner, hole: hole, clip: clip, with: PremultipliedColor(color, opacity: alpha))
    }

    private func paintBorderPath(
        of node: RenderNode, _ transform: CGAffineTransform, clip: PixelRect, color: CGColor, alpha: CGFloat
    ) {
        let properties = node.properties
        context.saveGState()
        context.clip(to: clip.rect)
        context.setAlpha(alpha)
        context.setFillColor(color)
        context.concatenate(transform)
        context.beginPath()
        context.addPath(LayerShape.path(properties.bounds, properties.rounding))
        let inner = properties.bounds.insetBy(dx: properties.borderWidth, dy: properties.borderWidth)
        if !inner.isNull, inner.width > 0, inner.height > 0 {
            context.addPath(LayerShape.path(inner, properties.rounding.inset(by: properties.borderWidth)))
        }
        context.fillPath(using: .evenOdd)
        context.restoreGState()
    }

    /// Runs `body` with painting clipped to the layer's bounds and rounded corners.
    func clipping(to node: RenderNode, _ transform: CGAffineTransform, clip: PixelRect, _ body: () -> Void) {
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: clip.rect)
        guard let pixels, transform.keepsRectanglesUpright else {
            context.beginPath()
            addShape(of: node, transform)
            context.clip()
            return body()
        }
        let area = PixelGrid.snapped(node.properties.bounds, by: transform)
        context.clip(to: area.rect)
        guard let shape = roundedBox(of: node, area, transform, touching: clip) else { return body() }
        let saved = pixels.corners(of: shape, clip: clip)
        body()
        pixels.restore(saved, outside: shape, clip: clip)
    }

    /// Nil when no rounded corner is visible in `clip`.
    private func roundedBox(
        of node: RenderNode, _ area: PixelRect, _ transform: CGAffineTransform, touching clip: PixelRect
    ) -> RoundedBox? {
        guard node.properties.roundsCorners else { return nil }
        guard let box = RoundedBox(area, rounding(of: node, transform)),
            box.corners.contains(where: { $0.area.intersects(clip) })
        else { return nil }
        return box
    }

    /// Returns the rounding in pixels with the corners as they appear on the screen: a mirrored layer has them
    /// exchanged.
    private func rounding(of node: RenderNode, _ transform: CGAffineTransform) -> Rounding {
        var raw = node.properties.roundedCorners.rawValue
        if transform.a < 0 { raw = (raw & 5) << 1 | (raw & 10) >> 1 }
        if transform.d < 0 { raw = (raw & 3) << 2 | (raw & 12) >> 2 }
        var rounding = node.properties.rounding.scaled(by: abs(transform.d))
        rounding.corners = CACornerMask(rawValue: raw)
        rounding.radii = rounding.radii?.mirrored(x: transform.a < 0, y: transform.d < 0)
        return rounding
    }

    /// Clips to what is outside of the layer.
    func clipOut(_ node: RenderNode, _ transform: CGAffineTransform, clip: PixelRect) {
        addShape(of: node, transform)
        context.addRect(clip.rect)
        context.clip(using: .evenOdd)
    }

    /// Adds the layer's outline to the current path.
    private func addShape(of node: RenderNode, _ transform: CGAffineTransform) {
        let properties = node.properties
        let path: CGPath
        if transform.keepsRectanglesUpright {
            path = LayerShape.path(
                PixelGrid.snapped(properties.bounds, by: transform).rect, rounding(of: node, transform))
        } else {
            let shape = CGMutablePath()
            shape.addPath(LayerShape.path(properties.bounds, properties.rounding), transform: transform)
            path = shape
        }
        context.beginPath()
        context.addPath(path)
    }
}

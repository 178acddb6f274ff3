import HostInterface

/// Paints lists of steps into a context whose user space is pixels, origin top left.
@MainActor
struct LayerRenderer {
    let context: CGContext
    /// Pixels that can be written without the context; nil for recordings and foreign contexts.
    var pixels: PixelBuffer?
    private(set) var layersPainted = 0

    init(context: CGContext, pixels: PixelBuffer?) {
        self.context = context
        self.pixels = pixels
    }

    mutating func paint(_ list: PaintList, in area: PixelRect) {
        context.saveGState()
        context.clip(to: area.rect)
        if !list.hasOpaqueGround, let pixels { pixels.fill(area, with: .black) }
        var openings = 0
        for step in list.steps {
            switch step {
            case .layer(let node, let transform, let clip, let alpha):
                layersPainted += 1
                paint(node, transform, clip: clip, alpha: alpha, isDirect: openings == 0)
            case .border(let node, let transform, let clip):
                paintBorder(of: node, transform, clip: clip, alpha: node.needsGroup ? 1 : CGFloat(node.properties.opacity))
            case .beginGroup(let alpha, let area):
                openings += 1
                context.saveGState()
                context.clip(to: area.rect)
                context.setAlpha(alpha)
                context.beginTransparencyLayer()
            case .endGroup:
                openings -= 1
                context.endTransparencyLayer()
                context.restoreGState()
            case .beginRoundedClip(let node, let transform, let clip):
                openings += 1
                context.saveGState()
                context.clip(to: clip.rect)
                clipToShape(of: node, transform)
            case .endRoundedClip:
                openings -= 1
                context.restoreGState()
            }
        }
        context.restoreGState()
    }

    private func paint(
        _ node: RenderNode, _ transform: CGAffineTransform, clip: PixelRect, alpha: CGFloat, isDirect: Bool
    ) {
        let properties = node.properties
        if properties.shadow.isVisible, !properties.masksToBounds {
            context.saveGState()
            context.clip(to: clip.rect)
            context.setAlpha(alpha)
            ShadowPainter.paint(node, transform, in: context)
            context.restoreGState()
        }
        if let color = properties.backgroundColor, color.alpha > 0 {
            paintBackground(of: node, transform, clip: clip, color: color, alpha: alpha, isDirect: isDirect)
        }
        if !node.contents.isEmpty { paintContents(of: node, transform, clip: clip, alpha: alpha) }
    }

    private func paintBackground(
        of node: RenderNode, _ transform: CGAffineTransform, clip: PixelRect, color: CGColor, alpha: CGFloat,
        isDirect: Bool
    ) {
        let properties = node.properties
        let isRounded =
            properties.roundsCorners
            && !(transform.keepsRectanglesUpright && (node.pixelsInsideCorners(transform)?.contains(clip) ?? false))
        if transform.keepsRectanglesUpright, !isRounded {
            let area = PixelGrid.snapped(properties.bounds, by: transform).intersection(clip)
            guard !area.isEmpty else { return }
            if isDirect, alpha == 1, color.alpha == 1, let pixels {
                pixels.fill(area, with: PixelValue(color))
            } else {
                context.setAlpha(alpha)
                context.fill(area.rect, color: color)
                context.setAlpha(1)
            }
            return
        }
        context.saveGState()
        context.clip(to: clip.rect)
        context.setAlpha(alpha)
        let shape = enterShapeSpace(of: node, transform)
        context.setFillColor(color)
        context.addPath(LayerShape.path(shape.rect, radius: shape.radius, corners: properties.maskedCorners))
        context.fillPath()
        context.restoreGState()
    }

    /// Concatenates what shapes are drawn in: pixels for upright layers, whose edges snap; else the layer's coordinates.
    private func enterShapeSpace(of node: RenderNode, _ transform: CGAffineTransform) -> (rect: CGRect, radius: CGFloat, scale: CGFloat) {
        let properties = node.properties
        let radius = properties.roundsCorners ? properties.cornerRadius : 0
        guard transform.keepsRectanglesUpright, transform.a > 0, transform.d > 0 else {
            context.concatenate(transform)
            return (properties.bounds, radius, 1)
        }
        return (PixelGrid.snapped(properties.bounds, by: transform).rect, radius * transform.d, transform.d)
    }

    private func clipToShape(of node: RenderNode, _ transform: CGAffineTransform) {
        let pixelSpace = context.userSpaceToDeviceSpaceTransform
        let shape = enterShapeSpace(of: node, transform)
        context.beginPath()
        context.addPath(LayerShape.path(shape.rect, radius: shape.radius, corners: node.properties.maskedCorners))
        context.clip()
        // Back to pixels: the clip stays.
        context.concatenate(pixelSpace.concatenating(context.userSpaceToDeviceSpaceTransform.inverted()))
    }

    private func paintBorder(of node: RenderNode, _ transform: CGAffineTransform, clip: PixelRect, alpha: CGFloat) {
        let properties = node.properties
        guard let color = properties.borderColor else { return }
        context.saveGState()
        context.clip(to: clip.rect)
        context.setAlpha(alpha)
        let shape = enterShapeSpace(of: node, transform)
        // A border is at least a pixel, and whole pixels on upright layers.
        let width = shape.scale == 1 ? properties.borderWidth : max(1, (properties.borderWidth * shape.scale).rounded())
        context.setFillColor(color)
        context.beginPath()
        context.addPath(LayerShape.path(shape.rect, radius: shape.radius, corners: properties.maskedCorners))
        let inner = shape.rect.insetBy(dx: width, dy: width)
        if !inner.isNull, inner.width > 0, inner.height > 0 {
            let radius = max(0, shape.radius - width)
            context.addPath(LayerShape.path(inner, radius: radius, corners: properties.maskedCorners))
        }
        context.fillPath(using: .evenOdd)
        context.restoreGState()
    }

    private func paintContents(of node: RenderNode, _ transform: CGAffineTransform, clip: PixelRect, alpha: CGFloat) {
        let properties = node.properties
        let contents = node.contents
        let isUpright = transform.keepsRectanglesUpright
        let aligned = isUpright ? PixelGrid.aligned(transform, at: properties.bounds.origin) : transform
        context.saveGState()
        context.clip(to: clip.rect)
        context.setAlpha(alpha)
        if properties.masksToBounds, properties.roundsCorners { clipToShape(of: node, transform) }
        if let image = contents.image { paint(image, of: node, transform) }
        if let drawing = contents.drawing {
            context.saveGState()
            context.concatenate(aligned)
            let frame = contents.frame(in: properties)
            if properties.masksToBounds { context.clip(to: properties.bounds) }
            let size = drawing.bounds.size
            context.translateBy(x: frame.origin.x, y: frame.origin.y)
            if frame.size != size { context.scaleBy(x: frame.size.width / size.width, y: frame.size.height / size.height) }
            context.translateBy(x: -drawing.bounds.origin.x, y: -drawing.bounds.origin.y)
            context.clip(to: drawing.bounds)
            context.draw(drawing.drawing)
            context.restoreGState()
        }
        if let direct = contents.direct {
            if isUpright {
                context.clip(to: PixelGrid.snapped(properties.bounds, by: transform).rect)
                context.concatenate(aligned)
            } else {
                context.concatenate(aligned)
                context.clip(to: properties.bounds)
            }
            direct.paint(in: context, bounds: properties.bounds)
        }
        context.restoreGState()
    }

    private func paint(_ image: CGImage, of node: RenderNode, _ transform: CGAffineTransform) {
        let properties = node.properties
        var frame = RenderContents(image: image).frame(in: properties)
        let part = properties.contentsRect
        context.saveGState()
        if transform.keepsRectanglesUpright, transform.a > 0, transform.d > 0 {
            // A picture as large as its pixels is copied, not resampled.
            let size = frame.applying(transform).size
            let snapped = PixelGrid.snapped(frame, by: transform)
            frame = snapped.rect
            if abs(size.width - CGFloat(image.width) * part.width) < 0.01 {
                frame.size.width = CGFloat(image.width) * part.width
            }
            if abs(size.height - CGFloat(image.height) * part.height) < 0.01 {
                frame.size.height = CGFloat(image.height) * part.height
            }
            if properties.masksToBounds { context.clip(to: PixelGrid.snapped(properties.bounds, by: transform).rect) }
        } else {
            context.concatenate(transform)
            if properties.masksToBounds { context.clip(to: properties.bounds) }
        }
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        if part != whole, part.width > 0, part.height > 0 {
            context.clip(to: frame)
            let size = CGSize(width: frame.width / part.width, height: frame.height / part.height)
            frame = CGRect(
                x: frame.minX - part.minX * size.width, y: frame.minY - part.minY * size.height, width: size.width,
                height: size.height)
        }
        context.drawUpright(image, in: frame)
        context.restoreGState()
    }
}

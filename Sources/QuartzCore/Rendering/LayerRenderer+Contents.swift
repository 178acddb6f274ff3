import HostInterface

// Images, recorded drawings and direct content.
extension LayerRenderer {
    func paintContents(of node: RenderNode, _ transform: CGAffineTransform, clip: PixelRect, alpha: CGFloat) {
        let contents = node.contents
        let shapeTransform = transform
        let transform = contents.isFlipped ? node.properties.flip.concatenating(transform) : transform
        let isUpright = transform.keepsRectanglesUpright
        let aligned = isUpright ? PixelGrid.aligned(transform, at: node.properties.bounds.origin) : transform
        if contents.image != nil || contents.drawing != nil || contents.figure != nil {
            context.saveGState()
            context.clip(to: clip.rect)
            context.setAlpha(alpha)
            if let image = contents.image { paint(image, of: node, transform) }
            if let drawing = contents.drawing { paint(drawing, of: node, aligned) }
            if case .shape(let shape)? = contents.figure {
                // Paths are in the layer's coordinates, whichever way these point.
                paint(shape, of: node, contents.isFlipped ? shapeTransform : aligned)
            }
            context.restoreGState()
        }
        if let direct = contents.direct {
            let bounds = node.properties.bounds
            let frame = node.properties.masksToBounds ? bounds : direct.frame(in: bounds)
            let visible = isUpright ? PixelGrid.snapped(frame, by: transform).intersection(clip) : clip
            guard !visible.isEmpty else { return }
            let isPlain = isUpright && pixels != nil && !isClippedByPath
            context.beginContent(clippedTo: visible.rect, aligned, alpha: alpha, isPlain: isPlain)
            if !isUpright { context.clip(to: frame) }
            direct.paint(in: context, bounds: bounds)
            context.endContent()
        }
    }

    private func paint(_ shape: ShapeValues, of node: RenderNode, _ aligned: CGAffineTransform) {
        context.saveGState()
        context.concatenate(aligned)
        if node.properties.masksToBounds { context.clip(to: node.properties.bounds) }
        paint(shape)
        context.restoreGState()
    }

    private func paint(_ recorded: RecordedDrawing, of node: RenderNode, _ aligned: CGAffineTransform) {
        let properties = node.properties
        let frame = node.contents.frame(in: properties)
        let size = recorded.bounds.size
        context.saveGState()
        context.concatenate(aligned)
        if properties.masksToBounds { context.clip(to: properties.bounds) }
        context.translateBy(x: frame.origin.x, y: frame.origin.y)
        if frame.size != size { context.scaleBy(x: frame.size.width / size.width, y: frame.size.height / size.height) }
        context.translateBy(x: -recorded.bounds.origin.x, y: -recorded.bounds.origin.y)
        context.clip(to: recorded.bounds)
        context.draw(recorded.drawing)
        context.restoreGState()
    }

    private func paint(_ image: CGImage, of node: RenderNode, _ transform: CGAffineTransform) {
        let properties = node.properties
        var frame = RenderContents(image: image).frame(in: properties)
        let part = properties.contentsRect
        context.saveGState()
        if transform.keepsRectanglesUpright, transform.a > 0, transform.d > 0 {
            // An image that needs no scaling is copied, not resampled.
            let size = frame.applying(transform).size
            frame = PixelGrid.snapped(frame, by: transform).rect
            let own = CGSize(width: CGFloat(image.width) * part.width, height: CGFloat(image.height) * part.height)
            if abs(size.width - own.width) < 0.01 { frame.size.width = own.width }
            if abs(size.height - own.height) < 0.01 { frame.size.height = own.height }
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

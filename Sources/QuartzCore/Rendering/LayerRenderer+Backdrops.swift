import HostInterface

// What layers show of the pixels below them.
extension LayerRenderer {
    /// Paints the pixels below the layer, blurred and tinted, in place of those pixels.
    func paintBackdrop(of node: RenderNode, _ transform: CGAffineTransform, clip: PixelRect, alpha: CGFloat) {
        guard let backdrop = node.properties.backdrop else { return }
        guard let pixels, backdrop.isTranslucent else {
            guard backdrop.tint.alpha > 0 else { return }
            let color = backdrop.tint.copy(alpha: 1) ?? backdrop.tint
            return paintBackground(of: node, transform, clip: clip, color: color, alpha: alpha)
        }
        let box = PixelGrid.box(node.properties.bounds, by: transform).intersection(clip)
        context.flush()
        guard let picture = picture(of: node, backdrop, transform, box, pixels) else { return }
        let visible = box.intersection(picture.box)
        guard !visible.isEmpty else { return }
        guard transform.keepsRectanglesUpright, alpha == 1, !isClippedByPath else {
            return paint(picture, visible, of: node, transform, alpha: alpha)
        }
        clipping(to: node, transform, clip: visible) {
            picture.paint(
                visible, into: pixels.address(x: visible.x, y: visible.y), pixelsInRow: pixels.stride / 4)
        }
    }

    /// Changes the pixels below a picture of vibrant layers.
    func paint(_ picture: CGImage, _ vibrancy: LayerVibrancy, of node: RenderNode, area: PixelRect) {
        let opacity = node.properties.opacity
        if let pixels, !isClippedByPath {
            context.flush()
            return pixels.apply(vibrancy, where: picture, covers: area, clip: self.area, opacity: opacity)
        }
        context.saveGState()
        context.setAlpha(CGFloat(opacity) * vibrancy.strength)
        if let tint = vibrancy.tint {
            context.drawMask(picture, in: area.rect, color: tint)
        } else {
            context.drawUpright(picture, in: area.rect)
        }
        context.restoreGState()
    }

    private func picture(
        of node: RenderNode, _ backdrop: LayerBackdrop, _ transform: CGAffineTransform, _ box: PixelRect,
        _ pixels: PixelBuffer
    ) -> BackdropPicture? {
        if let backdrops, backdrops.keepsPicture(of: node) {
            return backdrops.picture(of: node, backdrop, transform, painting: area, from: below + [pixels])
        }
        guard !box.isEmpty else { return nil }
        let picture = BackdropPicture(box: box, backdrop, BackdropGrid(backdrop, transform))
        picture.sample(box, from: below + [pixels])
        return picture
    }

    /// Paints as an image: translucent, or clipped to a shape.
    private func paint(
        _ picture: BackdropPicture, _ area: PixelRect, of node: RenderNode, _ transform: CGAffineTransform,
        alpha: CGFloat
    ) {
        let image = CGImage(width: area.width, height: area.height) { start, pixelsPerRow in
            picture.paint(area, into: start, pixelsInRow: pixelsPerRow)
        }
        guard let image else { return }
        clipping(to: node, transform, clip: area) {
            context.setAlpha(alpha)
            context.drawUpright(image, in: area.rect)
            context.setAlpha(1)
        }
    }
}

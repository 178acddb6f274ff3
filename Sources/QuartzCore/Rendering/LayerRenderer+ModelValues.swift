// Rendering of layers into a context of the application.
extension LayerRenderer {
    /// Paints the model values in the layer's own coordinates, into any kind of context.
    static func render(_ layer: CALayer, in context: CGContext) {
        guard let node = RenderNodeBuilder.modelNode(for: layer) else { return }
        render(node, in: context)
    }

    /// Paints in the node's own coordinates.
    static func render(_ node: RenderNode, in context: CGContext) {
        let toPixels = context.pixelTransform
        context.saveGState()
        let clip = context.boundingBoxOfClipPath
        context.concatenate(toPixels.inverted())
        var list = PaintList()
        let base = node.placement.inverted().concatenating(toPixels)
        list.collect(node, base: base, area: PixelGrid.covering(clip, by: toPixels))
        var renderer = LayerRenderer(context: context, pixels: nil)
        renderer.paint(list, in: PixelGrid.covering(clip, by: toPixels))
        context.restoreGState()
    }
}

extension CALayer {
    /// Lays out and displays the branch, as before a frame.
    package final func prepareForSnapshot() {
        layoutIfNeeded()
        displayBranch()
    }

    /// Returns an image of the branch inside the layer's bounds, in the layer's own coordinates, that later changes do
    /// not affect.
    ///
    /// - Parameter isPresented: true for the content of the last frame, which is nil when there was none; false for the
    ///   model values. The result is nil for a hidden layer.
    package final func snapshot(asPresented isPresented: Bool) -> Drawing? {
        guard let node = isPresented ? renderNode : RenderNodeBuilder.modelNode(for: self) else { return nil }
        let bounds = node.properties.bounds
        guard !bounds.isEmpty else { return nil }
        return CGContext.record(bounds: bounds, scale: max(contentsScale, 1)) { LayerRenderer.render(node, in: $0) }
    }
}

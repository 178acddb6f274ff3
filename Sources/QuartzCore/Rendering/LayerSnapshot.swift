extension CALayer {
    /// Brings layout and drawing of the branch up to date, as before a frame.
    package final func prepareForSnapshot() {
        layoutIfNeeded()
        displayBranch()
    }

    /// A picture of the branch inside the layer's bounds, in the layer's own coordinates, that stays as it is now.
    ///
    /// - Parameter isPresented: As the last frame showed it; nil when none did. Else with the model values; nil for a hidden layer.
    package final func snapshot(asPresented isPresented: Bool) -> Drawing? {
        guard let node = isPresented ? renderNode : RenderNodeBuilder.modelNode(for: self) else { return nil }
        let bounds = node.properties.bounds
        guard !bounds.isEmpty else { return nil }
        return CGContext.record(bounds: bounds, scale: max(contentsScale, 1)) { LayerRenderer.render(node, in: $0) }
    }
}

/// Turns the layer tree into nodes along dirty paths only: a clean layer gives the node it gave before.
@MainActor
struct RenderNodeBuilder {
    /// The moment that animations show.
    let time: Double

    /// Nil for a layer that cannot be seen.
    func node(for layer: CALayer) -> RenderNode? {
        guard !layer.dirt.isDisjoint(with: [.render, .renderBelow]) else { return layer.renderNode }
        let properties = layer.presentationProperties(at: time)
        layer.hasBeenCommitted = true
        guard !properties.isHidden, properties.opacity > 0 else {
            // What is below keeps its marks until it can be seen.
            layer.dirt.remove(.render)
            layer.renderNode = nil
            return nil
        }
        let before = layer.renderNode
        var children = before?.children ?? []
        var childrenExtent = before?.childrenExtent
        if before == nil || layer.dirt.contains(.renderBelow) || layer.sublayersChangedSinceCommit {
            let built = layer.paintOrder.compactMap { self.node(for: $0) }
            if before == nil || !built.elementsEqual(children, by: ===) {
                children = built
                childrenExtent = nil
            }
        }
        layer.sublayersChangedSinceCommit = false
        layer.dirt.subtract([.render, .renderBelow])
        let contents = Self.contents(of: layer, properties)
        if let before, childrenExtent != nil, before.properties == properties, before.contents == contents {
            return before
        }
        let node = RenderNode(
            identity: layer.identity, name: layer.name, properties: properties, contents: contents, children: children,
            childrenExtent: childrenExtent)
        layer.renderNode = node
        return node
    }

    /// Nodes of the model values, remembered nowhere.
    static func modelNode(for layer: CALayer) -> RenderNode? {
        let properties = layer.properties
        guard !properties.isHidden, properties.opacity > 0 else { return nil }
        return RenderNode(
            identity: layer.identity, name: layer.name, properties: properties,
            contents: contents(of: layer, properties), children: layer.paintOrder.compactMap { modelNode(for: $0) },
            childrenExtent: nil)
    }

    private static func contents(of layer: CALayer, _ properties: LayerProperties) -> RenderContents {
        var contents = RenderContents(
            image: properties.contents, drawing: layer.recordedDrawing, direct: layer.directContent)
        if let figure = properties.figure, figure.visibleParts > 0 { contents.figure = figure }
        return contents
    }
}

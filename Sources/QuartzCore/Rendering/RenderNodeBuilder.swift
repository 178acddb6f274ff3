/// Turns the layer tree into nodes, along dirty paths only: a clean layer returns its node of the previous frame.
@MainActor
struct RenderNodeBuilder {
    /// The time for which animations are evaluated.
    let time: Double

    /// Nil for a layer that is not visible.
    ///
    /// - Parameter isPart: True in the space of a transform layer, which knows what shows its back.
    func node(for layer: CALayer, isPart: Bool = false) -> RenderNode? {
        guard !layer.dirtyFlags.isDisjoint(with: [.render, .renderBelow]) else {
            return layer.animations?.transitionNode ?? layer.renderNode
        }
        let properties = layer.presentationProperties(at: time)
        layer.hasBeenCommitted = true
        if properties.isSpace { return space(layer, properties) }
        let mask = layer.maskLayer.map { self.node(for: $0) }
        guard !properties.isHidden, isPart || !properties.isTurnedAway, properties.opacity > 0, mask != .some(nil)
        else {
            // Layers below keep their flags until they are visible.
            layer.dirtyFlags.remove(.render)
            layer.renderNode = nil
            layer.animations?.transitionNode = nil
            return nil
        }
        let before = layer.renderNode
        var children = before?.children ?? []
        var childrenExtent = before?.childrenExtent
        if before == nil || layer.dirtyFlags.contains(.renderBelow) || layer.sublayersChangedSinceCommit
            || Self.isReplicator(properties)
        {
            if Self.isReplicator(properties), let replicator = layer as? CAReplicatorLayer {
                children = instances(of: replicator, properties)
                childrenExtent = nil
            } else if let built = rebuiltChildren(of: layer, before: children) {
                children = built
                childrenExtent = nil
            } else if before == nil {
                childrenExtent = nil
            }
        }
        layer.sublayersChangedSinceCommit = false
        layer.dirtyFlags.subtract([.render, .renderBelow])
        layer.willRender(at: time)
        let contents = Self.contents(of: layer, properties)
        let outer = Self.outer(of: layer)
        if let before, childrenExtent != nil, before.properties == properties, before.contents == contents,
            before.mask === mask ?? nil, before.outer == outer
        {
            return shown(before, of: layer)
        }
        let node = RenderNode(
            identity: layer.identity, name: layer.name, properties: properties, contents: contents, children: children,
            childrenExtent: childrenExtent,
            childrenContainBackdrop: childrenExtent == nil ? nil : before?.childrenContainBackdrop, mask: mask ?? nil,
            outer: outer)
        layer.renderNode = node
        return shown(node, of: layer)
    }

    /// Returns the node of a transform layer, which is made anew whenever something below has changed.
    private func space(_ layer: CALayer, _ properties: LayerProperties) -> RenderNode? {
        let space = LayerSpace { inner in
            let values = inner.presentationProperties(at: time)
            // Transform layers inside have no nodes.
            if values.isSpace {
                inner.hasBeenCommitted = true
                inner.sublayersChangedSinceCommit = false
                inner.dirtyFlags.subtract([.render, .renderBelow])
            }
            return values
        }
        let node = space.node(of: layer, properties) { self.node(for: $0, isPart: true) }
        layer.sublayersChangedSinceCommit = false
        layer.dirtyFlags.subtract([.render, .renderBelow])
        layer.renderNode = node
        guard let node else {
            layer.animations?.transitionNode = nil
            return nil
        }
        return shown(node, of: layer)
    }

    /// Returns the node itself, unless the layer has a transition.
    private func shown(_ node: RenderNode, of layer: CALayer) -> RenderNode {
        guard let animations = layer.animations else { return node }
        animations.transitionNode = animations.transition(at: layer.localTime(of: time))?.node(leadingTo: node)
        return animations.transitionNode ?? node
    }

    /// Nil when the children are the same as before.
    private func rebuiltChildren(of layer: CALayer, before: [RenderNode]) -> [RenderNode]? {
        var same = 0
        var rebuilt: [RenderNode]?
        for sublayer in layer.paintOrder {
            guard let node = node(for: sublayer) else { continue }
            if rebuilt == nil, same < before.count, before[same] === node {
                same += 1
            } else {
                if rebuilt == nil { rebuilt = Array(before[..<same]) }
                rebuilt?.append(node)
            }
        }
        if rebuilt == nil, same < before.count { rebuilt = Array(before[..<same]) }
        return rebuilt
    }

    private static func isReplicator(_ properties: LayerProperties) -> Bool {
        if case .replicator? = properties.figure { return true }
        return false
    }

    /// Returns a node for each instance of a replicator. Instances with a delay show earlier states of the sublayers.
    private func instances(of replicator: CAReplicatorLayer, _ properties: LayerProperties) -> [RenderNode] {
        let sublayers = replicator.paintOrder
        let now = sublayers.compactMap { node(for: $0) }
        return LayerInstances(of: replicator, properties).nodes { delay in
            delay == 0 ? now : sublayers.compactMap { Self.node(for: $0, at: time - delay) }
        }
    }

    /// Returns a node of the presentation values at a time, without storing it.
    private static func node(for layer: CALayer, at time: Double, isPart: Bool = false) -> RenderNode? {
        let properties = layer.presentationProperties(at: time)
        if properties.isSpace {
            return LayerSpace { $0.presentationProperties(at: time) }
                .node(of: layer, properties) { node(for: $0, at: time, isPart: true) }
        }
        guard !properties.isHidden, isPart || !properties.isTurnedAway, properties.opacity > 0 else { return nil }
        let mask = layer.maskLayer.map { node(for: $0, at: time) }
        guard mask != .some(nil) else { return nil }
        return RenderNode(
            identity: layer.identity, name: layer.name, properties: properties,
            contents: contents(of: layer, properties),
            children: layer.paintOrder.compactMap { node(for: $0, at: time) },
            childrenExtent: nil, mask: mask ?? nil, outer: outer(of: layer))
    }

    /// Returns a node of the model values, without storing it.
    static func modelNode(for layer: CALayer, isPart: Bool = false) -> RenderNode? {
        let properties = layer.properties
        if properties.isSpace {
            return LayerSpace { $0.properties }.node(of: layer, properties) { modelNode(for: $0, isPart: true) }
        }
        let mask = layer.maskLayer.map { modelNode(for: $0) }
        guard !properties.isHidden, isPart || !properties.isTurnedAway, properties.opacity > 0, mask != .some(nil)
        else {
            return nil
        }
        var children = layer.paintOrder.compactMap { modelNode(for: $0) }
        if isReplicator(properties), let replicator = layer as? CAReplicatorLayer {
            children = LayerInstances(of: replicator, properties).nodes { _ in children }
        }
        return RenderNode(
            identity: layer.identity, name: layer.name, properties: properties,
            contents: contents(of: layer, properties), children: children, childrenExtent: nil, mask: mask ?? nil,
            outer: outer(of: layer))
    }

    /// What the superlayer's sublayer transform adds to the place of a layer.
    private static func outer(of layer: CALayer) -> CGAffineTransform {
        guard let above = layer.superlayerReference, above.maskLayer !== layer else { return .identity }
        return above.properties.sublayerPlacement
    }

    private static func contents(of layer: CALayer, _ properties: LayerProperties) -> RenderContents {
        var contents = RenderContents(
            image: properties.contents, drawing: layer.recordedDrawing, direct: layer.directContent,
            isFlipped: GeometryFlip.mirrors(layer))
        if let figure = properties.figure, figure.visibleParts > 0 { contents.figure = figure }
        return contents
    }
}

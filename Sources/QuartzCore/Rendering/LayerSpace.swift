/// Finds the layers that are drawn in the space of a transform layer.
@MainActor
struct LayerSpace {
    /// A layer that is no transform layer itself.
    struct Part {
        let layer: CALayer
        /// From the layer's own coordinates to those around the space.
        let transform: CATransform3D
        /// That of the transform layers around it.
        let opacity: Float
        /// How far the middle is in front of the plane around the space.
        let depth: CGFloat
        /// Whether the layer shows its back and has none.
        let isTurnedAway: Bool
    }

    /// Returns the values of a layer that count: those of its model, or those at a time.
    private let properties: (CALayer) -> LayerProperties

    init(_ properties: @escaping (CALayer) -> LayerProperties) { self.properties = properties }

    /// Returns the parts, hidden ones too, from the farthest to the nearest. Of equally far ones the order in the tree
    /// counts.
    ///
    /// - Parameter transform: from the coordinates of the transform layer to those around it.
    func parts(of layer: CALayer, _ values: LayerProperties, through transform: CATransform3D) -> [Part] {
        var found: [Part] = []
        collect(layer, values, transform, opacity: 1, &found)
        return found.enumerated().sorted {
            ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
        }.map(\.element)
    }

    private func collect(
        _ space: CALayer, _ values: LayerProperties, _ outer: CATransform3D, opacity: Float, _ found: inout [Part]
    ) {
        let inner = CATransform3DConcat(values.solidSublayerPlacement, outer)
        let opacity = opacity * values.opacity
        for layer in space.paintOrder {
            let own = properties(layer)
            let transform = CATransform3DConcat(own.solidPlacement, inner)
            if own.isSpace {
                if !own.isHidden { collect(layer, own, transform, opacity: opacity, &found) }
                continue
            }
            found.append(
                Part(
                    layer: layer, transform: transform, opacity: opacity, depth: own.depth(in: transform),
                    isTurnedAway: !own.isDoubleSided && transform.showsBack))
        }
    }

    /// Returns the node of a transform layer with those of its parts as children.
    func node(
        of layer: CALayer, _ values: LayerProperties, _ partNode: (CALayer) -> RenderNode?
    ) -> RenderNode? {
        guard !values.isHidden, values.opacity > 0 else { return nil }
        let above = layer.superlayerReference.flatMap { $0.maskLayer === layer ? nil : $0 }
        let outer = above?.properties.solidSublayerPlacement ?? CATransform3DIdentity
        // A layer that is not turned moves as a whole. Otherwise its parts stand in the coordinates around it.
        let isFlat = CATransform3DIsAffine(values.transform) && CATransform3DIsAffine(outer)
        let whole = CATransform3DConcat(values.solidPlacement, outer)
        var own = LayerProperties()
        own.bounds = values.bounds
        return RenderNode(
            identity: layer.identity, name: layer.name, properties: own, contents: RenderContents(),
            children: parts(of: layer, values, through: isFlat ? CATransform3DIdentity : whole).compactMap { part in
                // Also those that are not seen now are up to date, so that changes of theirs reach this layer.
                let node = partNode(part.layer)
                guard !part.isTurnedAway, part.opacity > 0 else { return nil }
                return node?.placed(part.transform.flattened, opacity: part.opacity)
            },
            childrenExtent: nil, placement: isFlat ? whole.flattened : .identity)
    }
}

extension CATransform3D {
    /// Whether a plane is seen from behind.
    fileprivate var showsBack: Bool { m11 * m22 - m12 * m21 < 0 }
}

extension LayerProperties {
    fileprivate func depth(in transform: CATransform3D) -> CGFloat {
        bounds.midX * transform.m13 + bounds.midY * transform.m23 + transform.m43
    }
}

extension RenderNode {
    /// Returns a copy in another place.
    fileprivate func placed(_ placement: CGAffineTransform, opacity: Float) -> RenderNode {
        var properties = self.properties
        properties.opacity *= opacity
        return RenderNode(
            identity: identity, name: name, properties: properties, contents: contents, children: children,
            childrenExtent: childrenExtent, childrenContainBackdrop: childrenContainBackdrop, mask: mask,
            composition: composition, placement: placement)
    }
}

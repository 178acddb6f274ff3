/// The steps that every property change of a layer goes through.
extension CALayer {
    /// Returns the action for a change that is about to happen. Asked before the change, so that the action can read
    /// the current value.
    final func willChange(_ key: String) -> (any CAAction)? {
        guard modelReference == nil, !CATransaction.disableActions() else { return nil }
        return action(forKey: key)
    }

    final func didChange(_ key: String, running action: (any CAAction)?) {
        guard modelReference == nil else { return }
        mark(.render)
        // It is applied about the anchor point.
        if properties.placesSublayers {
            for layer in sublayerList { layer.mark(.render) }
        }
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// The transform from the layer's own coordinates to those of its superlayer, whose sublayer transform is in it. A
    /// mask is no sublayer.
    final var placement: CGAffineTransform {
        guard let above = modelReference == nil ? superlayerReference : superlayer,
            above.properties.rare !== RareLayerProperties.none, !isMask(of: above)
        else { return properties.placement }
        return properties.placement.concatenating(above.properties.sublayerPlacement)
    }

    private final func isMask(of other: CALayer) -> Bool {
        (other.modelReference ?? other).maskLayer === modelReference ?? self
    }

    final func boundsSizeDidChange() {
        guard modelReference == nil else { return }
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    /// The sublayers by `zPosition`, then by their order in the tree. Sorted once until the list or a `zPosition`
    /// changes.
    final var paintOrder: [CALayer] {
        if let sortedSublayers { return sortedSublayers }
        var order = sublayerList
        var hasPositions = false
        // Not `contains(where:)`: a closure of the main actor checks its actor at every call.
        for layer in order where layer.properties.zPosition != 0 { hasPositions = true }
        if hasPositions {
            order = order.enumerated().sorted { first, second in
                let (z, otherZ) = (first.element.properties.zPosition, second.element.properties.zPosition)
                return z == otherZ ? first.offset < second.offset : z < otherZ
            }.map(\.element)
        }
        sortedSublayers = order
        return order
    }

    final var root: CALayer {
        var layer = self
        while let above = layer.superlayerReference { layer = above }
        return layer
    }
}

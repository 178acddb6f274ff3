/// What every property change of a layer goes through.
extension CALayer {
    /// The action of a change about to happen. Asked before it, so that actions can take the present value.
    final func willChange(_ key: String) -> (any CAAction)? {
        guard modelReference == nil, !CATransaction.disableActions() else { return nil }
        return action(forKey: key)
    }

    final func didChange(_ key: String, running action: (any CAAction)?) {
        guard modelReference == nil else { return }
        mark(.render)
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    final func boundsSizeDidChange() {
        guard modelReference == nil else { return }
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    /// Sublayers by `zPosition`, then by their order in the tree. Sorted once for a list and its positions.
    final var paintOrder: [CALayer] {
        if let sortedSublayers { return sortedSublayers }
        var order = sublayerList
        if order.contains(where: { $0.properties.zPosition != 0 }) {
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

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

    /// Sublayers by `zPosition`, then by their order in the tree.
    final var paintOrder: [CALayer] {
        guard sublayerList.contains(where: { $0.properties.zPosition != 0 }) else { return sublayerList }
        return sublayerList.enumerated().sorted { first, second in
            let (z, otherZ) = (first.element.properties.zPosition, second.element.properties.zPosition)
            return z == otherZ ? first.offset < second.offset : z < otherZ
        }.map(\.element)
    }

    final var root: CALayer {
        var layer = self
        while let above = layer.superlayerReference { layer = above }
        return layer
    }
}

/// Makes all changes of the layer tree: keeps the links in both directions consistent, and sets the dirty flags.
@MainActor
enum LayerTreeEditing {
    /// Leaves a layer where it is that would become its own ancestor.
    static func insert(_ layer: CALayer, into parent: CALayer, at index: Int) {
        guard !isInside(parent, layer) else { return }
        var index = index
        layer.stopMasking()
        if let old = layer.superlayerReference {
            guard let position = old.sublayerList.index(of: layer) else { return }
            old.sublayerList.remove(at: position)
            if old === parent {
                // The index counts the layers before the move; those after the old position have moved down by one.
                if position < index, index != .max { index -= 1 }
            } else {
                old.mark([.layout, .render])
            }
        }
        parent.sublayerList.insert(layer, at: min(index, parent.sublayerList.count))
        layer.superlayerReference = parent
        layer.mark(.layout)
        parent.mark([.layout, .render])
        layer.markAncestors(layer.dirtyFlags.below)
        GeometryFlip.didInsert(layer)
    }

    /// Inserts a layer beside a sibling. If the sibling is not found, the layer is inserted at the back (below) or at
    /// the front (above).
    static func insert(_ layer: CALayer, into parent: CALayer, beside sibling: CALayer?, above: Bool) {
        guard sibling !== layer else { return }
        guard let sibling, let index = parent.sublayerList.index(of: sibling) else {
            insert(layer, into: parent, at: above ? .max : 0)
            return
        }
        insert(layer, into: parent, at: above ? index + 1 : index)
    }

    /// Removes a layer and ends the animations of its branch.
    static func remove(_ layer: CALayer) {
        guard let parent = layer.superlayerReference else { return }
        if parent.maskLayer === layer { return setMask(nil, of: parent) }
        if let position = parent.sublayerList.index(of: layer) {
            parent.sublayerList.remove(at: position)
        }
        layer.superlayerReference = nil
        parent.mark([.layout, .render])
        RunningAnimations.branchWasRemoved(layer)
    }

    static func setMask(_ mask: CALayer?, of layer: CALayer) {
        let old = layer.maskLayer
        guard mask !== old else { return }
        if let mask, isInside(layer, mask) { return }
        layer.maskLayer = nil
        old?.superlayerReference = nil
        if let old { RunningAnimations.branchWasRemoved(old) }
        if let mask {
            remove(mask)
            layer.maskLayer = mask
            mask.superlayerReference = layer
            mask.mark(.layout)
            mask.markAncestors(mask.dirtyFlags.below)
        }
        layer.mark(.render)
    }

    private static func isInside(_ layer: CALayer, _ ancestor: CALayer) -> Bool {
        var next: CALayer? = layer
        while let candidate = next {
            if candidate === ancestor { return true }
            next = candidate.superlayerReference
        }
        return false
    }

    static func replaceAll(of parent: CALayer, with layers: [CALayer]) {
        for layer in parent.sublayerList where !layers.contains(where: { $0 === layer }) {
            layer.removeFromSuperlayer()
        }
        for layer in layers { insert(layer, into: parent, at: .max) }
    }
}

extension CALayer {
    /// Stops masking when a mask becomes a sublayer.
    fileprivate func stopMasking() {
        guard let masked = superlayerReference, masked.maskLayer === self else { return }
        LayerTreeEditing.setMask(nil, of: masked)
    }
}

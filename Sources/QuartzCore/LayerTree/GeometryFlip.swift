/// Layers whose sublayers have coordinates that point up.
///
/// Their coordinates are mirrored, sublayers of sublayers with them, but not what a layer shows: images and drawings
/// are turned back when they are painted.
@MainActor
enum GeometryFlip {
    /// Whether any layer has ever been flipped: without one nobody looks for one.
    static var isUsed = false

    /// Whether an odd number of layers above this one are flipped.
    static func mirrors(_ layer: CALayer) -> Bool {
        guard isUsed else { return false }
        var isMirrored = false
        var current = layer
        while let above = current.superlayerReference {
            // A mask is in its layer's own coordinates.
            if above.properties.isGeometryFlipped, above.maskLayer !== current { isMirrored.toggle() }
            current = above
        }
        return isMirrored
    }

    /// A branch that comes from elsewhere was painted the other way.
    static func didInsert(_ layer: CALayer) {
        guard isUsed, let node = layer.renderNode, node.contents.isFlipped != mirrors(layer) else { return }
        layer.mark(.render)
        didChange(of: layer)
    }

    /// Everything below was placed and painted otherwise.
    static func didChange(of layer: CALayer) {
        isUsed = true
        for sublayer in layer.sublayerList {
            sublayer.mark(.render)
            didChange(of: sublayer)
        }
        if let mask = layer.maskLayer { didChange(of: mask) }
    }
}

extension LayerProperties {
    var isGeometryFlipped: Bool {
        get { rare !== RareLayerProperties.none && rare.values.isGeometryFlipped }
        set { rare = rare.with { $0.isGeometryFlipped = newValue } }
    }

    /// Turns a place in the layer over, about the middle of the bounds.
    var flip: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    }
}

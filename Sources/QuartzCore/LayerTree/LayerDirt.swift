/// What has to be done again for a layer, and for some layer below it.
///
/// A mark goes up the tree until it meets an ancestor that carries it already, so that passes visit dirty branches only
/// and marking costs nothing the second time.
struct LayerDirt: OptionSet {
    let rawValue: UInt8

    static let layout = LayerDirt(rawValue: 1)
    static let display = LayerDirt(rawValue: 2)
    static let render = LayerDirt(rawValue: 4)
    static let layoutBelow = LayerDirt(rawValue: 8)
    static let displayBelow = LayerDirt(rawValue: 16)
    static let renderBelow = LayerDirt(rawValue: 32)

    /// What ancestors are marked with for this.
    var below: LayerDirt {
        let own = rawValue & 7
        let lower = (rawValue >> 3) & 7
        return LayerDirt(rawValue: (own | lower) << 3)
    }
}

extension CALayer {
    /// Marks the layer and its ancestors, and asks for a frame when the tree is on a screen.
    final func mark(_ marks: LayerDirt) {
        guard !dirt.isSuperset(of: marks) else { return }
        dirt.formUnion(marks)
        markAncestors(marks.below)
    }

    /// For a layer that came into the tree with marks of its own.
    final func markAncestors(_ marks: LayerDirt) {
        var child = self
        while let layer = child.superlayerReference {
            if layer.dirt.isSuperset(of: marks) { return }
            layer.dirt.formUnion(marks)
            child = layer
        }
        if child.isDisplayRoot { FrameClock.becameDirty() }
    }
}

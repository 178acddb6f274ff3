/// What has to be done again for a layer, and for some layer below it.
///
/// A mark goes up the tree until it meets an ancestor that carries it already, so that passes visit dirty branches only
/// and marking costs nothing the second time.
struct LayerDirtyFlags: OptionSet {
    let rawValue: UInt8

    static let layout = LayerDirtyFlags(rawValue: 1)
    static let display = LayerDirtyFlags(rawValue: 2)
    static let render = LayerDirtyFlags(rawValue: 4)
    static let layoutBelow = LayerDirtyFlags(rawValue: 8)
    static let displayBelow = LayerDirtyFlags(rawValue: 16)
    static let renderBelow = LayerDirtyFlags(rawValue: 32)

    /// What ancestors are marked with for this.
    var below: LayerDirtyFlags {
        let own = rawValue & 7
        let lower = (rawValue >> 3) & 7
        return LayerDirtyFlags(rawValue: (own | lower) << 3)
    }
}

extension CALayer {
    /// Marks the layer and its ancestors, and asks for a frame when the tree is on a screen.
    final func mark(_ marks: LayerDirtyFlags) {
        guard !dirtyFlags.isSuperset(of: marks) else { return }
        dirtyFlags.formUnion(marks)
        markAncestors(marks.below)
    }

    /// For a layer that came into the tree with marks of its own.
    final func markAncestors(_ marks: LayerDirtyFlags) {
        var child = self
        while let layer = child.superlayerReference {
            if layer.dirtyFlags.isSuperset(of: marks) { return }
            layer.dirtyFlags.formUnion(marks)
            child = layer
        }
        if child.isDisplayRoot { FrameClock.becameDirty() }
    }
}

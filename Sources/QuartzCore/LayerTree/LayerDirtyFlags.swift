/// The work that is pending for a layer, and for layers below it.
///
/// A flag is passed up the tree to the first ancestor that already has it. Passes therefore visit dirty branches only,
/// and setting a flag twice costs nothing.
struct LayerDirtyFlags: OptionSet {
    let rawValue: UInt8

    static let layout = LayerDirtyFlags(rawValue: 1)
    static let display = LayerDirtyFlags(rawValue: 2)
    static let render = LayerDirtyFlags(rawValue: 4)
    static let layoutBelow = LayerDirtyFlags(rawValue: 8)
    static let displayBelow = LayerDirtyFlags(rawValue: 16)
    static let renderBelow = LayerDirtyFlags(rawValue: 32)

    /// The flags that ancestors get for these.
    var below: LayerDirtyFlags {
        let own = rawValue & 7
        let lower = (rawValue >> 3) & 7
        return LayerDirtyFlags(rawValue: (own | lower) << 3)
    }
}

extension CALayer {
    /// Sets flags of the layer and of its ancestors, and requests a frame when the tree is on a screen.
    final func mark(_ marks: LayerDirtyFlags) {
        guard !dirtyFlags.isSuperset(of: marks) else { return }
        dirtyFlags.formUnion(marks)
        markAncestors(marks.below)
    }

    /// Passes on the flags of a layer that was added to the tree.
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

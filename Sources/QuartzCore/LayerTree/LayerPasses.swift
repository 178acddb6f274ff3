/// The layout and display passes: both visit dirty branches only.
extension CALayer {
    /// Lays out until the branch is clean. Layout that always asks for layout again is left to the next frame.
    final func layoutBranch() {
        var rounds = 0
        while !dirt.isDisjoint(with: [.layout, .layoutBelow]), rounds < 16 {
            layoutOnce()
            rounds += 1
        }
    }

    private final func layoutOnce() {
        if dirt.contains(.layout) {
            dirt.remove(.layout)
            layoutSublayers()
        }
        guard dirt.contains(.layoutBelow) else { return }
        dirt.remove(.layoutBelow)
        for layer in sublayerList where !layer.dirt.isDisjoint(with: [.layout, .layoutBelow]) {
            layer.layoutOnce()
        }
        if let maskLayer, !maskLayer.dirt.isDisjoint(with: [.layout, .layoutBelow]) { maskLayer.layoutOnce() }
    }

    final func displayBranch() {
        if dirt.contains(.display) { displayIfNeeded() }
        guard dirt.contains(.displayBelow) else { return }
        dirt.remove(.displayBelow)
        for layer in sublayerList where !layer.dirt.isDisjoint(with: [.display, .displayBelow]) {
            layer.displayBranch()
        }
        if let maskLayer, !maskLayer.dirt.isDisjoint(with: [.display, .displayBelow]) { maskLayer.displayBranch() }
    }
}

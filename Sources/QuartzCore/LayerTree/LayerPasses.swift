/// The layout and display passes. Both visit dirty branches only.
extension CALayer {
    /// Lays out until the branch is clean, in at most 16 rounds. Layout that requests layout every time continues in
    /// the next frame.
    final func layoutBranch() {
        var rounds = 0
        while needsRound {
            if rounds == LayoutLoop.rounds - 2 { return layoutLastRounds() }
            layoutOnce(nil)
            rounds += 1
        }
    }

    private final var needsRound: Bool { !dirtyFlags.isDisjoint(with: [.layout, .layoutBelow]) }

    private final func layoutLastRounds() {
        let recorder = LayoutLoopRecorder()
        layoutOnce(recorder)
        guard needsRound else { return }
        recorder.beginLastRound()
        layoutOnce(recorder)
        if needsRound { recorder.report() }
    }

    /// - Parameter recorder: nil but in the last rounds.
    private final func layoutOnce(_ recorder: LayoutLoopRecorder?) {
        if dirtyFlags.contains(.layout) {
            dirtyFlags.remove(.layout)
            layoutSublayers()
            recorder?.didLayOut(self)
        }
        guard dirtyFlags.contains(.layoutBelow) else { return }
        dirtyFlags.remove(.layoutBelow)
        // Laying out may take layers away.
        for layer in sublayerList
        where !layer.dirtyFlags.isDisjoint(with: [.layout, .layoutBelow]) && layer.superlayerReference === self {
            layer.layoutOnce(recorder)
        }
        if let maskLayer, !maskLayer.dirtyFlags.isDisjoint(with: [.layout, .layoutBelow]) {
            maskLayer.layoutOnce(recorder)
        }
    }

    final func displayBranch() {
        if dirtyFlags.contains(.display) { displayIfNeeded() }
        guard dirtyFlags.contains(.displayBelow) else { return }
        dirtyFlags.remove(.displayBelow)
        for layer in sublayerList
        where !layer.dirtyFlags.isDisjoint(with: [.display, .displayBelow]) && layer.superlayerReference === self {
            layer.displayBranch()
        }
        if let maskLayer, !maskLayer.dirtyFlags.isDisjoint(with: [.display, .displayBelow]) {
            maskLayer.displayBranch()
        }
    }
}

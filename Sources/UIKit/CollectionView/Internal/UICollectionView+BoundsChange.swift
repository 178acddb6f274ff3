extension UICollectionView {
    /// Changes the bounds, and has the elements follow a new size in the animation block that is running.
    func change(to bounds: CGRect, _ set: () -> Void) {
        let old = self.bounds
        if bounds != old { display.boundsWillChange(to: bounds) }
        set()
        if bounds.size != old.size, mayFollowAnimated { followAnimated(from: old) }
    }

    private var mayFollowAnimated: Bool {
        UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0 && window != nil && display.hasLaidOut
            && !display.isRunning && !display.isRetiring && updates.mayLayOut && !updates.needsReload
            && calls.openQuestion == nil && !collectionViewLayout.isPreparing
    }

    private func followAnimated(from old: CGRect) {
        let layout = collectionViewLayout
        rearrange(for: .bounds, animated: true) {
            places.prepare()
            if layout === collectionViewLayout { layout.prepare(forAnimatedBoundsChange: old) }
        } completion: { _ in
        }
    }
}

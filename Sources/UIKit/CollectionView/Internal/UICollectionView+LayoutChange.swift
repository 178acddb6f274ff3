extension UICollectionView {
    /// Moves the visible elements from the places of one layout to those of another.
    func change(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        let old = collectionViewLayout
        guard layout !== old else {
            completion?(true)
            return
        }
        let interrupted = layoutTransition
        layoutTransition = nil
        let shown = display.shown
        let elements = shown.keysInOrder.compactMap { shown.live[$0] }
        for element in elements { element.willTransition(from: old, to: layout) }
        updates.rearrange(animated: animated) {
            exchangeLayout(layout)
            layout.invalidateLayout()
            interrupted?.interrupt()
        } completion: { finished in
            for element in elements { element.didTransition(from: old, to: layout) }
            completion?(finished)
        }
    }
}

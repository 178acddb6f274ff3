extension UICollectionView {
    /// Moves the visible elements from the places of one layout to those of another.
    func change(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        let old = collectionViewLayout
        guard layout !== old else {
            completion?(true)
            return
        }
        let shown = display.shown
        let elements = shown.keysInOrder.compactMap { shown.live[$0] }
        for element in elements { element.willTransition(from: old, to: layout) }
        // The elements are client code, which may have begun or ended a transition.
        var interrupted: LayoutTransition?
        let exchange = LayoutExchange(from: old, to: layout)
        let isShown = display.hasLaidOut
        if isShown { old.prepareForTransition(to: layout) }
        rearrange(for: .layout(exchange), animated: animated) {
            interrupted = layoutTransition
            layoutTransition = nil
            exchangeLayout(layout)
            layout.invalidateLayout()
            guard isShown, layout === collectionViewLayout else { return }
            places.asksForOffset = true
            layout.prepareForTransition(from: old)
        } completion: { finished in
            for element in elements { element.didTransition(from: old, to: layout) }
            completion?(finished)
        }
        if isShown { exchange.finalize() }
        interrupted?.interrupt()
    }
}

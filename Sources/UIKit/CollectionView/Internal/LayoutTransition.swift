/// An interactive transition of a collection view from one layout to another.
@MainActor
final class LayoutTransition {
    private let layout: UICollectionViewTransitionLayout
    private let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    /// Whether the view is changing to one of the two layouts.
    private var isEnding = false

    private init(
        _ layout: UICollectionViewTransitionLayout,
        _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) {
        self.layout = layout
        self.completion = completion
    }

    static func start(
        in view: UICollectionView, to layout: UICollectionViewLayout,
        completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        let current = view.collectionViewLayout
        guard view.layoutTransition == nil else {
            CollectionErrors.transitionRunning()
            return UICollectionViewTransitionLayout(currentLayout: current, nextLayout: layout)
        }
        let between =
            view.calls.transitionLayout(from: current, to: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: layout)
        // The delegate, and cells that are told of the change, may have changed the layout themselves.
        if view.layoutTransition == nil, view.collectionViewLayout === current {
            view.change(to: between, animated: false, completion: nil)
            if view.layoutTransition == nil, view.collectionViewLayout === between {
                view.layoutTransition = LayoutTransition(between, completion)
                return between
            }
        }
        completion?(false, false)
        return between
    }

    /// Moves the elements from where they are to their places in one of the two layouts.
    static func end(in view: UICollectionView, isFinished: Bool) {
        guard let transition = view.layoutTransition, !transition.isEnding else {
            return CollectionErrors.noTransition()
        }
        transition.isEnding = true
        let between = transition.layout
        let layout = isFinished ? between.nextLayout : between.currentLayout
        view.change(to: layout, animated: true) { completed in transition.completion?(completed, isFinished) }
    }

    /// Called when the view gets a layout from elsewhere, which ends the transition.
    func interrupt() {
        if !isEnding { completion?(false, false) }
    }
}

extension UIViewController {
    /// Clears the selection of a list that is about to appear. In an animated transition the selection is cleared
    /// alongside it, so that it follows a swipe, and restored if the transition is cancelled.
    ///
    /// - Parameters:
    ///   - clear: clears the selection, animated or not, and returns what was selected.
    ///   - restore: selects one element again.
    func clearSelection(
        animated: Bool, _ clear: @escaping (Bool) -> [IndexPath], restoring restore: @escaping (IndexPath) -> Void
    ) {
        var cleared: [IndexPath] = []
        let runsAlongside =
            animated
            && transitionCoordinator?.animate { _ in
                cleared = clear(true)
            } completion: { context in
                if context.isCancelled { cleared.forEach(restore) }
            } == true
        if !runsAlongside { _ = clear(animated) }
    }
}

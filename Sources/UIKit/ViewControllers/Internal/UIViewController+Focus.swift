extension UIViewController: FocusRegaining {
    func regainsFocus(in front: any FocusRegaining) -> Bool {
        guard restoresFocusAfterTransition, let front = front as? UIViewController else { return false }
        return front.contains(self) || contains(front)
    }
}

extension UIViewController: KeyScope {
    var keyRoots: [UIView] {
        var outer = self
        while let parent = outer.parent { outer = parent }
        let own = [outer.viewIfLoaded].compactMap(\.self)
        guard outer is UISearchController, let presenter = outer.presentingViewController else { return own }
        let roots = presenter.keyRoots
        return roots + own.filter { view in !roots.contains { view.isDescendant(of: $0) } }
    }
}

extension UIViewController {
    /// Called before the view disappears.
    func noteFocus() {
        guard let view = loadedView, let system = view.window?.windowScene?.focusSystemIfMade else { return }
        let focused = system.focusedItem.flatMap { FocusChain.view(of: $0) }
        if let focused, focused.isInside(view) { appearance.focusSystem = system }
    }

    /// Called after the view has disappeared.
    func passFocusOn() {
        guard let system = appearance.focusSystem else { return }
        appearance.focusSystem = nil
        system.requests.controllerDidDisappear()
    }
}

extension UIViewController: FocusRegaining {
    func regainsFocus(in front: any FocusRegaining) -> Bool {
        guard restoresFocusAfterTransition, let front = front as? UIViewController else { return false }
        return front.contains(self)
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

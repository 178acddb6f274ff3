extension UIWindow {
    /// Dismisses the sheet or the popover in front, for the escape key, as a touch beside it does: its delegate is asked.
    /// Returns false if there is none.
    func dismissByKey() -> Bool {
        var front = frontController
        while let parent = front?.parent { front = parent }
        guard let presentation = front?.presenterLink?.presentation, presentation.presented === front,
            presentation.layout.isSheet || presentation.layout.style == .popover
        else { return false }
        presentation.dismissByUser()
        return true
    }
}

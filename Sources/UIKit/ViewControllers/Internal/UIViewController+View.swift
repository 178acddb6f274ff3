extension UIViewController {
    func replaceView(with view: UIView?) {
        let former = loadedView
        if former === view { return }
        former?.viewController = nil
        loadedView = view
        guard let view else { return }
        ControllerHierarchy.checkAssociation(of: view, with: self)
        view.viewController?.loadedView = nil
        view.viewController = self
        view.updateTraits()
        view.updateSafeArea()
    }

    /// Loads the view from a nib if the controller was created with the name of one. Nibs cannot be read yet, so this
    /// raises UIKit's exception.
    func loadNib() {
        if let nibName { _ = UINib(nibName: nibName, bundle: nibBundle).instantiate(withOwner: self) }
    }

    /// Removes the controller from a window of which it was the root controller. Does nothing if its view is in another
    /// window by now.
    func leaveAsRoot(of window: UIWindow) {
        guard loadedView?.windowLink == nil || loadedView?.windowLink === window else { return }
        presentation?.abandon()
        if loadedView?.superviewLink === window { loadedView?.removeFromSuperview() }
    }

    var systemMargins: NSDirectionalEdgeInsets {
        let margin = SystemMetrics.current.margins.system(
            windowWidth: (loadedView?.window?.bounds ?? UIScreen.main.bounds).width)
        return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    }
}

extension UIBarButtonItem {
    /// Sets the title and style of an edit button: Edit, or a semibold Done.
    func show(isEditing: Bool) {
        title = (isEditing ? SystemItem.done : .edit).title
        style = isEditing ? .done : .plain
    }
}

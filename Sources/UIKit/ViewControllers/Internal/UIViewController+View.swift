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

    /// A controller that was created with the name of a nib takes its view from there. Nibs cannot be read yet: UIKit's
    /// exception is raised.
    func loadNib() {
        if let nibName { _ = UINib(nibName: nibName, bundle: nibBundle).instantiate(withOwner: self) }
    }

    /// The window stops showing this controller as its root; another one may show it by now.
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
    /// As an edit button: Edit, or a semibold Done.
    func show(isEditing: Bool) {
        title = (isEditing ? SystemItem.done : .edit).title
        style = isEditing ? .done : .plain
    }
}

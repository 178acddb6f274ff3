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

    /// The window stops showing this controller as its root.
    func leaveAsRoot() {
        presentation?.abandon()
        loadedView?.removeFromSuperview()
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

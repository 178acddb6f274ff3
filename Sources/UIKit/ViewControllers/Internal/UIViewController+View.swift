extension UIViewController {
    /// Sets the view. One that replaces a view on screen takes its place and its frame.
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
        guard let former, let container = former.superview, view.superview == nil else { return }
        view.frame = former.frame
        container.insertSubview(view, belowSubview: former)
        former.removeFromSuperview()
    }

    /// Loads the view from the storyboard or nib. Returns false if the controller has neither, and where the exception
    /// policy continues after an error.
    func loadNib() -> Bool {
        if let storyboardScene, storyboardScene.loadView(of: self) { return true }
        guard let name = nibName ?? ControllerNibNames.name(for: self) else { return false }
        let objects = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
        if loadedView != nil { return true }
        // A nib that cannot be read has raised already.
        guard !objects.isEmpty else { return false }
        Trestle.raise(
            .internalInconsistencyException,
            "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.",
            hint: "in Interface Builder, connect the outlet `view` of File's Owner")
        return false
    }

    func performStoryboardSegue(_ identifier: String, _ sender: Any?) {
        guard let scene = storyboardScene, let template = scene.segue(identifier) else {
            return Trestle.raise(
                .invalidArgumentException,
                "Receiver (<\(ClassName(type(of: self))): \(ObjectAddress(self))>) has no segue with identifier '\(identifier)'",
                hint: storyboardScene == nil ? "no storyboard created the controller" : nil)
        }
        template.perform(from: scene, sender: sender)
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

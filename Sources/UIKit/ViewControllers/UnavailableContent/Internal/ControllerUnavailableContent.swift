import Foundation

/// Shows a controller's ``UIViewController/contentUnavailableConfiguration`` above its view. Owned by the controller;
/// created when it first has a configuration.
@MainActor
final class ControllerUnavailableContent {
    /// Sound: the controller owns this object.
    private unowned(unsafe) let controller: UIViewController
    private(set) var configuration: (any UIContentConfiguration)?
    private var view: (any UIView & UIContentView)?
    /// The number of configurations that were set. Client code makes the view, and may set another one meanwhile.
    private var changes = 0

    init(of controller: UIViewController) {
        self.controller = controller
    }

    func set(_ new: (any UIContentConfiguration)?) {
        // The code of a configuration may release the controller.
        let controller = controller
        changes += 1
        let change = changes
        guard let new else {
            configuration = nil
            view?.removeFromSuperview()
            view = nil
            return
        }
        let shown = new.updated(for: controller.contentUnavailableConfigurationState)
        guard change == changes else { return }
        configuration = shown
        // Before the view is loaded there is nothing to cover.
        if controller.isViewLoaded { show(shown, in: controller) }
    }

    private func show(_ shown: any UIContentConfiguration, in controller: UIViewController) {
        let change = changes
        if let view, view.supports(shown) {
            guard change == changes else { return }
            view.configuration = shown
        } else {
            guard change == changes else { return }
            let made = shown.makeContentView()
            guard change == changes else { return }
            view?.removeFromSuperview()
            view = made
        }
        controller.viewIfLoaded?.setNeedsLayout()
    }

    /// Covers what is visible of the controller's view. A view that scrolls moves below this one.
    func layOut() {
        let controller = controller
        guard let covered = controller.viewIfLoaded else { return }
        if view == nil, let configuration { show(configuration, in: controller) }
        guard let view else { return }
        if view.superview !== covered || covered.subviews.last !== view { covered.addSubview(view) }
        let insets = (covered as? UIScrollView)?.adjustedContentInset ?? covered.safeAreaInsets
        let frame = covered.bounds.inset(by: insets)
        if view.frame != frame { view.frame = frame }
    }
}

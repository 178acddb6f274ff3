extension UIViewController {
    /// Returns the parent's size for a child that fills this controller's view, and the current size for any other
    /// child.
    func defaultSize(of container: any UIContentContainer, parentSize: CGSize) -> CGSize {
        guard let child = (container as? UIViewController)?.viewIfLoaded, let view = viewIfLoaded else {
            return parentSize
        }
        return child.frame == view.bounds ? parentSize : child.bounds.size
    }

    func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        announceRotation(with: coordinator)
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != child.viewIfLoaded?.bounds.size {
                child.viewWillTransition(to: childSize, with: coordinator)
            }
        }
    }

    func forwardTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.willTransition(to: traits, with: coordinator) }
    }
}

extension UIViewController {
    /// The presentation controller that is informed before a presented controller in the style `.custom`.
    fileprivate var customPresentation: UIPresentationController? {
        modalPresentationStyle == .custom && presenterLink != nil ? knownPresentationController : nil
    }
}

/// The transition of a window's size; informs the controllers of the window before and after it.
@MainActor
struct WindowTransition {
    private let coordinator: TransitionCoordinator
    private let controllers: [UIViewController]

    init(of window: UIWindow) {
        var controllers: [UIViewController] = []
        var next = window.rootViewController
        while let controller = next {
            controllers.append(controller)
            next = controller.presentation?.presented
        }
        self.controllers = controllers
        coordinator = TransitionCoordinator(from: controllers.first, to: controllers.first, in: window, duration: 0)
    }

    func run(to size: CGSize, _ change: () -> Void) {
        coordinator.rotation = InterfaceRotation(from: coordinator.containerView.bounds.size, to: size)
        for controller in controllers { controller.activeCoordinator = coordinator }
        for controller in controllers where controller.isViewLoaded {
            if let presentation = controller.customPresentation {
                presentation.viewWillTransition(to: size, with: coordinator)
            } else {
                controller.viewWillTransition(to: size, with: coordinator)
            }
        }
        change()
        finish()
    }

    func run(to traits: UITraitCollection, _ change: () -> Void) {
        for controller in controllers { controller.activeCoordinator = coordinator }
        for controller in controllers where controller.isViewLoaded {
            if let presentation = controller.customPresentation {
                presentation.willTransition(to: traits, with: coordinator)
            } else {
                controller.willTransition(to: traits, with: coordinator)
            }
        }
        change()
        finish()
    }

    private func finish() {
        coordinator.finish()
        for controller in controllers { controller.activeCoordinator = nil }
    }
}

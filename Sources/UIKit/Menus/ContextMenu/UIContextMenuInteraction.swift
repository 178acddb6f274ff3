import Foundation

/// Shows a menu for a view on a long press. The view is lifted above the dimmed window, or the view of a controller is
/// shown as its preview.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private let proxy: ProxyAnswers?
    open private(set) weak var view: UIView?

    private lazy var press = UILongPressGestureRecognizer()
    // The menu on screen.
    private var presentation: MenuPresentation?
    private var pressLocation: CGPoint?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        proxy = ProxyAnswers(delegate)
        super.init()
        press.addTarget(self, action: UIContextMenuInteraction.pressed)
    }

    open func willMove(to view: UIView?) {
        if let present = self.view, present !== view { present.removeGestureRecognizer(press) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Returns the point of the long press in a view's coordinates; nil is the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let pressLocation else { return .zero }
        return own.convert(pressLocation, to: view)
    }

    /// Replaces the menu on screen. The closure is called for the menu and for each open submenu, and returns the
    /// replacement.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        presentation?.update(block)
    }

    open func dismissMenu() {
        presentation?.close()
    }

    // MARK: Internal

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
    private func delegate<Call>(
        for method: OptionalMethod<any UIContextMenuInteractionDelegate, Call>
    ) -> (any UIContextMenuInteractionDelegate)? {
        method.receiver(delegate, proxy)
    }

    private func pressed() {
        switch press.state {
        case .began: begin(at: press.location(in: view))
        case .changed: presentation?.drag(at: press.location(in: view?.window))
        case .ended: presentation?.drop(at: press.location(in: view?.window))
        default: break
        }
    }

    private func begin(at location: CGPoint) {
        guard let view, presentation == nil else { return }
        pressLocation = location
        guard let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        else { return }
        let controller = configuration.previewProvider?()
        let menu = configuration.actionProvider?(EditMenuEntry.suggestedActions(for: view))
        guard menu != nil || controller != nil,
            let new = MenuPresentation(
                source: view, rect: view.bounds, sender: view, order: configuration.preferredMenuElementOrder)
        else { return }
        presentation = new
        new.backdrop = ContextMenuBackdrop(lifting: view, controller: controller) { [weak self] in
            self?.previewTapped(configuration, controller)
        }
        let animator = ContextMenuAnimator(controller)
        delegate(for: ContextMenuInteractionDelegateMethods.willDisplayMenu)?
            .contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        new.alongside = { [weak self] isOpening in
            if isOpening { animator.animate() } else { self?.willEnd(configuration, controller) }
        }
        new.didOpen = { animator.complete() }
        new.didClose = { [weak self] in
            self?.ending?.complete()
            self?.ending = nil
        }
        new.open(menu ?? UIMenu())
    }

    private var ending: ContextMenuAnimator?

    private func willEnd(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
        presentation = nil
        let animator = ending ?? ContextMenuAnimator(controller)
        ending = animator
        delegate(for: ContextMenuInteractionDelegateMethods.willEnd)?
            .contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        animator.animate()
    }

    private func previewTapped(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
        let animator = ContextMenuAnimator(controller)
        ending = animator
        delegate(for: ContextMenuInteractionDelegateMethods.willPerformPreviewAction)?
            .contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        presentation?.close()
    }
}

import Foundation

/// Shows a menu for a view. On a long press the view is lifted above the dimmed window, or the view of a controller is
/// shown as its preview. On a click with the secondary button the menu opens at the pointer, without a preview.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu looks.
    public enum appearance: Int, Sendable {
        /// No menu is open.
        case unknown = 0
        /// With a preview, in front of the dimmed window.
        case rich = 1
        /// A menu without a preview, as for a click.
        case compact = 2
    }

    /// Provides the menu; not retained.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private let proxy: ProxyAnswers?
    /// The view that the interaction was added to; nil before `addInteraction` and after the interaction was removed.
    open private(set) weak var view: UIView?

    private(set) lazy var press = ContextMenuPress { [weak self] in self?.prepare(at: $0) ?? false }
    // The menu on screen.
    private(set) var presentation: MenuPresentation?
    private var pressLocation: CGPoint?
    /// The answer of the delegate to a press that may begin.
    private var prepared: UIContextMenuConfiguration?

    /// Creates an interaction that opens a menu by a long press or a secondary click. The delegate is not retained.
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

    /// How the menu is shown, with a preview or without one; `.unknown` while none is.
    open private(set) var menuAppearance = appearance.unknown

    /// Returns the point of the press or the click in a view's coordinates; nil is the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let pressLocation else { return .zero }
        return own.convert(pressLocation, to: view)
    }

    /// Replaces the menu on screen. The closure is called for the menu and for each open submenu, and returns the
    /// replacement.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        presentation?.update(block)
    }

    /// Closes the menu with its animation. Does nothing if none is open.
    open func dismissMenu() {
        presentation?.close()
    }

    // MARK: Internal

    /// Whether the view is lifted if the delegate gives no preview. False where a menu belongs to a point of the view.
    var liftsView = true

    /// Makes the interaction stand for a menu that a control opens itself; nil if none is open.
    func stand(for presentation: MenuPresentation?, of view: UIView?) {
        self.view = view
        self.presentation = presentation
        menuAppearance = presentation == nil ? .unknown : .compact
    }

    /// Opens the menu for a click or a key. Returns false if the delegate has no menu for the location.
    func open(at location: CGPoint) -> Bool {
        guard prepare(at: location), let configuration = prepared else { return false }
        prepared = nil
        return present(configuration, as: .compact)
    }

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
    private func delegate<Call>(
        for method: OptionalMethod<any UIContextMenuInteractionDelegate, Call>
    ) -> (any UIContextMenuInteractionDelegate)? {
        method.receiver(delegate, proxy)
    }

    private func pressed() {
        switch press.state {
        case .began:
            if let configuration = prepared { _ = present(configuration, as: .rich) }
            prepared = nil
        case .changed: presentation?.drag(at: press.location(in: view?.window))
        case .ended: presentation?.drop(at: press.location(in: view?.window))
        default: break
        }
    }

    /// Requests the configuration. Without one the press fails, and the view keeps its touch.
    private func prepare(at location: CGPoint) -> Bool {
        guard view != nil, presentation == nil else { return false }
        pressLocation = location
        prepared = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        return prepared != nil
    }

    private func present(_ configuration: UIContextMenuConfiguration, as appearance: appearance) -> Bool {
        guard let view, presentation == nil else { return false }
        let isRich = appearance == .rich
        let controller = isRich ? configuration.previewProvider?() : nil
        let menu = configuration.actionProvider?(EditMenuEntry.suggestedActions(for: view))
        let isLifted = isRich && (controller != nil || menu != nil && liftsView)
        let lifted = isLifted ? highlightPreview(configuration, of: view) : nil
        guard menu != nil || controller != nil, view.window != nil,
            let new = MenuPresentation(
                source: view, rect: sourceRect(of: lifted, in: view, for: configuration), sender: view,
                order: configuration.preferredMenuElementOrder)
        else { return false }
        presentation = new
        menuAppearance = appearance
        if let lifted {
            new.backdrop = ContextMenuBackdrop(lifting: lifted, controller: controller) { [weak self] in
                self?.previewTapped(configuration, controller)
            }
        }
        let animator = ContextMenuAnimator(controller)
        delegate(for: ContextMenuInteractionDelegateMethods.willDisplayMenu)?
            .contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        new.willClose = { [weak self, weak new] in
            if let self, let backdrop = new?.backdrop { backdrop.setDestination(dismissalPreview(configuration)) }
        }
        new.alongside = { [weak self] isOpening in
            if isOpening { animator.animate() } else { self?.willEnd(configuration, controller) }
        }
        new.didOpen = { animator.complete() }
        new.didClose = { [weak self] in
            self?.ending?.complete()
            self?.ending = nil
            (self?.view as? any MenuSource)?.menuDidOpenOrClose()
        }
        new.open(menu ?? UIMenu())
        return true
    }

    private func sourceRect(
        of lifted: UITargetedPreview?, in view: UIView, for configuration: UIContextMenuConfiguration
    ) -> CGRect {
        if let lifted { return view.convert(lifted.view.bounds, from: lifted.view) }
        if let rect = (view as? any MenuSource)?.menuSourceRect(of: self, for: configuration) { return rect }
        return CGRect(origin: pressLocation ?? .zero, size: .zero)
    }

    private func highlightPreview(_ configuration: UIContextMenuConfiguration, of view: UIView) -> UITargetedPreview? {
        let chosen = delegate(for: ContextMenuInteractionDelegateMethods.highlightPreview)?
            .contextMenuInteraction(
                self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        if let chosen, chosen.target.container.window != nil { return chosen }
        guard view.window != nil else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return UITargetedPreview(view: view, parameters: parameters)
    }

    private func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate(for: ContextMenuInteractionDelegateMethods.dismissalPreview)?
            .contextMenuInteraction(
                self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
    }

    private var ending: ContextMenuAnimator?

    private func willEnd(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
        presentation = nil
        menuAppearance = .unknown
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

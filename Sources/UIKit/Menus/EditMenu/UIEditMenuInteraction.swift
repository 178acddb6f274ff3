import Foundation

/// Shows an edit menu for a view when code requests it.
///
/// As with ``UIMenuController``, a touch outside the menu hides it, and so does a change of the first responder.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// Provides the contents and the position of the menu; not retained.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    private let proxy: ProxyAnswers?
    /// The view that the interaction was added to; nil before `addInteraction` and after the interaction was removed.
    open private(set) weak var view: UIView?

    // The menu on screen.
    private var presentation: EditMenuPresentation?
    private var configuration: UIEditMenuConfiguration?
    private var animator = EditMenuAnimator()

    /// Creates an interaction. Without a delegate it shows the actions that the responders accept.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        proxy = ProxyAnswers(delegate)
        super.init()
    }

    open func willMove(to view: UIView?) {
        if view !== self.view { dismissMenu() }
    }

    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// Requests a menu from the delegate and shows it. Does nothing if the menu is empty or the view is not in a
    /// window.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let window = view.window else { return }
        dismissMenu()
        let entries = entries(configuration, in: view)
        guard !entries.isEmpty else { return }
        let new = EditMenuPresentation(
            window: window, direction: CalloutPlacement.Direction(configuration.preferredArrowDirection))
        presentation = new
        self.configuration = configuration
        new.onPhase = { [weak self] in self?.menuDid($0) }
        new.alongside = { [weak self] in self?.animator.animate() }
        new.show(beside: target(configuration), in: view, entries: entries, animated: true)
    }

    /// Hides the menu with its animation. Does nothing if none is shown.
    open func dismissMenu() {
        presentation?.hide(animated: true)
    }

    /// Requests the menu from the delegate again.
    open func reloadVisibleMenu() {
        guard let view, let presentation, let configuration else { return }
        presentation.move(to: target(configuration), in: view, entries: entries(configuration, in: view))
    }

    /// Requests the position of the menu from the delegate again.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let view, let presentation, let configuration else { return }
        let target = target(configuration)
        UIView.animate(withDuration: animated ? SystemMetrics.current.editMenus.fadeDuration : 0) {
            presentation.move(to: target, in: view)
        }
    }

    /// Returns the configuration's source point in a view's coordinates; nil is the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let configuration else { return .zero }
        return own.convert(configuration.sourcePoint, to: view)
    }

    // MARK: Internal

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
    private func delegate<Call>(
        for method: OptionalMethod<any UIEditMenuInteractionDelegate, Call>
    ) -> (any UIEditMenuInteractionDelegate)? {
        method.receiver(delegate, proxy)
    }

    private func target(_ configuration: UIEditMenuConfiguration) -> CGRect {
        let delegate = delegate(for: EditMenuInteractionDelegateMethods.targetRect)
        let target = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        return target.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : target
    }

    private func entries(_ configuration: UIEditMenuConfiguration, in view: UIView) -> [EditMenuEntry] {
        let first = view.window?.firstResponder
        let responder = (first as? UIView)?.isDescendant(of: view) == true ? first ?? view : view
        let suggested = EditMenuEntry.suggestedActions(for: responder)
        let menu =
            delegate(for: EditMenuInteractionDelegateMethods.menu)?.editMenuInteraction(
                self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
        return EditMenuEntry.entries(of: menu, responder: responder) { [weak self] in self?.reloadVisibleMenu() }
    }

    private func menuDid(_ phase: EditMenuPresentation.Phase) {
        guard let configuration else { return }
        switch phase {
        case .willShow:
            animator = EditMenuAnimator()
            delegate(for: EditMenuInteractionDelegateMethods.willPresentMenu)?
                .editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        case .willHide:
            animator = EditMenuAnimator()
            presentation = nil
            delegate(for: EditMenuInteractionDelegateMethods.willDismissMenu)?
                .editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        case .didShow, .didHide: animator.complete()
        case .moved: break
        }
    }
}

extension CalloutPlacement.Direction {
    fileprivate init(_ direction: UIEditMenuArrowDirection) {
        self =
            switch direction {
            case .automatic: .automatic
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            }
    }
}

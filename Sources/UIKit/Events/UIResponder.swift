/// An object that handles events: the base of views, view controllers, windows and the application.
///
/// An event that a responder does not handle goes to ``next``.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    // MARK: The responder chain

    /// Who gets what this responder does not handle; nil ends the chain.
    open var next: UIResponder? { nil }

    /// True while the window sends keys and text here.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    open var canBecomeFirstResponder: Bool { false }

    open var canResignFirstResponder: Bool { true }

    /// Makes this responder the first of its window; false when it or the present one refuses, or without a window.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        return window.inputViews.exchangeResponder {
            if let present = window.firstResponder, !present.resignFirstResponder() { return false }
            window.firstResponder = self
            return true
        }
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    // MARK: Input views

    /// What stands at the window's lower edge while this responder, or one below it in the chain, is first, in place of a keyboard on the screen; as high as
    /// its frame or intrinsic size. Nil by default: a desktop has keys.
    open var inputView: UIView? { nil }

    /// What stands above ``inputView``, or alone.
    open var inputAccessoryView: UIView? { nil }

    /// Asks for both views again while this responder is first.
    open func reloadInputViews() {
        if isFirstResponder { responderWindow?.inputViews.update() }
    }

    // MARK: Actions

    /// Whether this responder takes the action now: by default, whether it has such a method. Override to say no for a while, when there is nothing
    /// to copy for instance.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        responds(to: action)
    }

    /// Who takes the action: the first up the responder chain, from here, that can; nil when nobody does.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// A key that no responder keeps for itself types text, if the first responder is a ``UIKeyInput``: call super for keys you do not
    /// handle.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else {
            for press in presses { press.isUnhandled = true }
            return
        }
        next.pressesBegan(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Internal

    nonisolated(unsafe) final var attachments: ObjectAttachments?

    /// The window whose first responder this can be: the nearest one up the chain.
    var responderWindow: UIWindow? { next?.responderWindow }
}

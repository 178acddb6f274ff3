/// An object that handles events: the base of views, view controllers, windows and the application.
///
/// An event that a responder does not handle goes to ``next``.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
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

    /// Whether this responder takes the action now: by default, whether it has such a method, which of the standard edit actions it has to override.
    /// Override to say no for a while, when there is nothing to copy for instance.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        responds(to: action)
    }

    /// Who takes the action: the first up the responder chain, from here, that can; nil when nobody does.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Standard edit actions. In the order of EditActions, with nothing between them.

    open func cut(_ sender: Any?) { EditActions.refuse("cut:", self) }
    open func copy(_ sender: Any?) { EditActions.refuse("copy:", self) }
    open func paste(_ sender: Any?) { EditActions.refuse("paste:", self) }
    open func pasteAndMatchStyle(_ sender: Any?) { EditActions.refuse("pasteAndMatchStyle:", self) }
    open func pasteAndGo(_ sender: Any?) { EditActions.refuse("pasteAndGo:", self) }
    open func pasteAndSearch(_ sender: Any?) { EditActions.refuse("pasteAndSearch:", self) }
    open func select(_ sender: Any?) { EditActions.refuse("select:", self) }
    open func selectAll(_ sender: Any?) { EditActions.refuse("selectAll:", self) }
    open func delete(_ sender: Any?) { EditActions.refuse("delete:", self) }
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
        EditActions.refuse("makeTextWritingDirectionLeftToRight:", self)
    }
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
        EditActions.refuse("makeTextWritingDirectionRightToLeft:", self)
    }
    open func toggleBoldface(_ sender: Any?) { EditActions.refuse("toggleBoldface:", self) }
    open func toggleItalics(_ sender: Any?) { EditActions.refuse("toggleItalics:", self) }
    open func toggleUnderline(_ sender: Any?) { EditActions.refuse("toggleUnderline:", self) }
    open func increaseSize(_ sender: Any?) { EditActions.refuse("increaseSize:", self) }
    open func decreaseSize(_ sender: Any?) { EditActions.refuse("decreaseSize:", self) }
    open func find(_ sender: Any?) { EditActions.refuse("find:", self) }
    open func findAndReplace(_ sender: Any?) { EditActions.refuse("findAndReplace:", self) }
    open func findNext(_ sender: Any?) { EditActions.refuse("findNext:", self) }
    open func findPrevious(_ sender: Any?) { EditActions.refuse("findPrevious:", self) }
    open func useSelectionForFind(_ sender: Any?) { EditActions.refuse("useSelectionForFind:", self) }
    open func printContent(_ sender: Any?) { EditActions.refuse("print:", self) }
    open func rename(_ sender: Any?) { EditActions.refuse("rename:", self) }
    open func duplicate(_ sender: Any?) { EditActions.refuse("duplicate:", self) }
    open func move(_ sender: Any?) { EditActions.refuse("move:", self) }
    open func export(_ sender: Any?) { EditActions.refuse("export:", self) }

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

    // MARK: Commands

    /// The commands that keys send while this responder is in the chain of the first one; nil by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called on whoever takes a command's action, before the command is shown or sent: change its title, image, state and attributes. The default
    /// leaves it as it is.
    open func validate(_ command: UICommand) {}

    // MARK: Internal

    nonisolated(unsafe) final var attachments: ObjectAttachments?

    /// The window whose first responder this can be: the nearest one up the chain.
    var responderWindow: UIWindow? { next?.responderWindow }
}

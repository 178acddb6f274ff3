import Foundation

/// Manages an input view or an accessory view of a responder; see ``UIResponder/inputViewController`` and
/// ``UIResponder/inputAccessoryViewController``. Its view appears and disappears with the first responder.
///
/// Desktops have no keyboards by other programs: there is no other one to go on to.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// ``UIViewController/view`` if it is an input view. The view that the controller loads by default is one.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }

    open override func loadView() {
        if loadNib() { return }
        view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    }

    /// The text of the first responder of the window in which the view is shown.
    open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = FirstResponderText { [weak self] in
        self?.viewIfLoaded?.window?.firstResponder as? any UIKeyInput
    }

    /// Has the first responder resign.
    open func dismissKeyboard() { viewIfLoaded?.window?.firstResponder?.resignFirstResponder() }

    // MARK: UITextInputDelegate. Called before and after the first responder's text changes, while the view is shown.

    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}

    // MARK: Other keyboards

    /// Stored only: which language the desktop's keyboard writes is the user's choice. Nil by default.
    open var primaryLanguage: String?
    /// Stored only: no keyboard has a key for dictation. The default is false.
    open var hasDictationKey = false
    /// Whether the user has allowed the keyboard what an application may. Always true: it is part of the application.
    open var hasFullAccess: Bool { true }
    /// Whether a key is needed that goes on to another keyboard. Always false.
    open var needsInputModeSwitchKey: Bool { false }

    /// Does nothing, since there is no other keyboard.
    open func advanceToNextInputMode() {}

    /// Does nothing, since there is no list of keyboards.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
}

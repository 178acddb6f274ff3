internal import HostInterface

/// Delivers typed text to the first responder of the key window, and tells the host whether a responder accepts text.
///
/// Owned by ApplicationRun. The host sends letters as text, after the key event. Return, tab and backspace are sent
/// only as keys.
@MainActor
final class KeyboardText {
    private unowned let application: UIApplication
    private unowned let host: any ApplicationHost
    /// Whether the key that is down types nothing, because a responder handled its press or because it was a command.
    private var keyIsKept = false

    init(application: UIApplication, host: any ApplicationHost) {
        self.application = application
        self.host = host
    }

    private var receiver: (any UIKeyInput)? {
        application.keyWindow?.firstResponder as? any UIKeyInput
    }

    /// Called when a key went down or up, after the responders have received the press; `press` is nil for repeats.
    ///
    /// - Returns: Whether the key went down and nobody has handled it, because no text is edited.
    func keyChanged(_ key: KeyEvent, press: UIPress?) -> Bool {
        guard key.isDown else {
            keyIsKept = false
            return false
        }
        if let press { keyIsKept = !press.isUnhandled }
        guard !keyIsKept else { return false }
        if receiver != nil, application.keyWindow?.focusIsInInputViews == true {
            keyIsKept = true
            return true
        }
        guard let receiver, !Self.passes(PressedKey(key), by: receiver) else { return true }
        edit(key, in: receiver)
        return false
    }

    /// Whether a key is not for the text that is edited: escape, the menu key, tab with control, and tab for a text that
    /// only selects.
    private static func passes(_ key: PressedKey, by receiver: any UIKeyInput) -> Bool {
        switch key.usage {
        case .keyboardEscape: key.modifiers.isEmpty
        case .keyboardTab:
            key.modifiers.contains(.control) || (receiver as? any UITextInput)?.isEditable == false
        default: key.opensMenu
        }
    }

    private func edit(_ key: KeyEvent, in receiver: any UIKeyInput) {
        if let usage = UIKeyboardHIDUsage(rawValue: key.usage), let editor = receiver as? any KeyboardEditing,
            editor.pressEditingKey(usage, UIKeyModifierFlags(rawValue: key.modifiers.rawValue))
        {
            return
        }
        guard key.modifiers.isDisjoint(with: [.command, .control]) else { return }
        switch UIKeyboardHIDUsage(rawValue: key.usage) {
        case .keyboardReturnOrEnter, .keypadEnter:
            if receiver.hasText || !receiver.enablesReturnKeyAutomatically { receiver.insertText("\n") }
        case .keyboardTab:
            receiver.insertText("\t")
        case .keyboardDeleteOrBackspace:
            receiver.deleteBackward()
        default:
            break
        }
    }

    /// Called when the key that is down was a key command. It then types nothing.
    func keyWasTaken() {
        keyIsKept = true
    }

    /// Called when the host has text of the key that is down or of the input method.
    func typed(_ text: String) {
        if !keyIsKept { insert(text) }
    }

    /// Called when the composition of the input method changes. Responders that are no text inputs do not show it
    /// before it is committed.
    func composed(_ text: String, selection: Range<Int>) {
        guard let input = receiver as? any UITextInput, !input.isSecureTextEntry else { return }
        let selected = text.utf16Range(ofScalars: selection)
        if let editor = input as? any KeyboardEditing { return editor.compose(text, selected: selected) }
        input.setMarkedText(text, selectedRange: NSRange(selected))
    }

    /// Whether there is a responder that accepts text.
    var hasReceiver: Bool { receiver != nil }

    /// Inserts text from any source. It is discarded if there is no responder that accepts text.
    func insert(_ text: String) {
        guard let receiver, allows(text, in: receiver) else { return }
        receiver.insertText(text)
    }

    /// Asks a text input that is not UIKit's, which ask their delegates themselves.
    private func allows(_ text: String, in receiver: any UIKeyInput) -> Bool {
        guard let input = receiver as? any UITextInput, !(input is any KeyboardEditing) else { return true }
        guard let range = input.markedTextRange ?? input.selectedTextRange else { return true }
        return input.isEditable && input.shouldChangeText(in: range, replacementText: text)
    }

    /// Tells the host where text is entered. Called when the first responder changes, and after every event and frame.
    func place() {
        let place = receiver.map { HostTextInput(area(of: $0)) }
        if host.textInput != place { host.textInput = place }
    }

    /// Returns the area in the host's window that the input method's candidates must not cover.
    private func area(of receiver: any UIKeyInput) -> CGRect {
        guard let view = receiver as? UIView, let window = view.window else { return .zero }
        return window.convert(view.convert(view.bounds, to: window), to: nil as UIWindow?)
    }
}

extension HostTextInput {
    fileprivate init(_ rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension String {
    fileprivate func utf16Range(ofScalars range: Range<Int>) -> Range<Int> {
        func offset(_ count: Int) -> Int { unicodeScalars.prefix(count).reduce(0) { $0 + $1.utf16.count } }
        return offset(range.lowerBound)..<offset(range.upperBound)
    }
}

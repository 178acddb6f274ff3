internal import HostInterface

/// Brings what is typed to the first responder of the key window, and tells the host whether anybody takes text.
///
/// Owned by ApplicationRun. Letters come as text of the host, after the key; return, tab and backspace are keys only.
@MainActor
final class KeyboardText {
    private unowned let application: UIApplication
    private unowned let host: any ApplicationHost
    /// The key that is down belongs to a responder that kept its press, or to nobody's text.
    private var keyIsKept = false

    init(application: UIApplication, host: any ApplicationHost) {
        self.application = application
        self.host = host
    }

    private var receiver: (any UIKeyInput)? {
        application.keyWindow?.firstResponder as? any UIKeyInput
    }

    /// A key went down or up; `press` is nil for repeats. Called after the responders have got the press.
    func keyChanged(_ key: KeyEvent, press: UIPress?) {
        guard key.isDown else {
            keyIsKept = false
            return
        }
        if let press { keyIsKept = !press.isUnhandled }
        guard !keyIsKept, let receiver else { return }
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

    /// The key that is down was a command: it types nothing.
    func keyWasTaken() {
        keyIsKept = true
    }

    /// The host has text of the key that is down, or of the input method.
    func typed(_ text: String) {
        if !keyIsKept { insert(text) }
    }

    /// The input method composes; only text views of UIKit's own show it before it is committed.
    func composed(_ text: String, selection: Range<Int>) {
        guard let editor = receiver as? any KeyboardEditing, !editor.isSecureTextEntry else { return }
        editor.compose(text, selected: text.utf16Range(ofCharacters: selection))
    }

    /// Text from anywhere; lost when nobody takes text.
    func insert(_ text: String) {
        receiver?.insertText(text)
    }

    /// Tells the host where text is typed. Called when the first responder changes, and after every event and frame.
    func place() {
        let place = receiver.map { HostTextInput(area(of: $0)) }
        if host.textInput != place { host.textInput = place }
    }

    /// What the input method keeps its candidates away from, in the host's window.
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
    fileprivate func utf16Range(ofCharacters range: Range<Int>) -> Range<Int> {
        let start = prefix(range.lowerBound).utf16.count
        return start..<prefix(range.upperBound).utf16.count
    }
}

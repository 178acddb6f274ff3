/// The notifications that an application has posted to assistive technologies, the focus of the screen reader, and what
/// the desktop's assistive technologies see. Each run has one.
@MainActor
package final class AssistiveTechnology {
    /// All posted notifications in order, since the start.
    package private(set) var posted: [(notification: UIAccessibility.Notification, argument: Any?)] = []

    package private(set) var isScreenReaderRunning = false

    /// The element that has the screen reader's focus.
    private(set) weak var focus: AnyObject?

    /// The element on which the screen reader is while the keyboard is on none, or on another one; nil after the
    /// keyboard has moved.
    private(set) weak var focusWithoutKeyboard: NSObject?

    package init() {}

    func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        posted.append((notification, argument))
        defer { AccessibilityProvider.listening?.posted(notification, argument) }
        guard notification == .screenChanged || notification == .layoutChanged,
            let element = argument as? NSObject, !(argument is NSString)
        else { return }
        moveFocusWithoutKeyboard(to: element)
    }

    package func setScreenReaderRunning(_ isRunning: Bool) {
        guard isRunning != isScreenReaderRunning else { return }
        if !isRunning { moveFocusWithoutKeyboard(to: nil) }
        isScreenReaderRunning = isRunning
        NotificationCenter.default.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
        NotificationCenter.default.post(name: .formerVoiceOverStatusDidChange, object: nil)
    }

    /// Moves the focus to an element, wherever the keyboard is.
    func moveFocusWithoutKeyboard(to element: NSObject?) {
        focusWithoutKeyboard = element
        moveFocus(to: element)
        AccessibilityProvider.listening?.focusMayHaveMoved()
    }

    /// Called when another view has got the keyboard.
    func keyboardDidMove() {
        focusWithoutKeyboard = nil
        AccessibilityProvider.listening?.focusMayHaveMoved()
    }

    /// Moves the focus and tells both elements. Without a screen reader nothing is focused.
    package func moveFocus(to element: NSObject?) {
        guard isScreenReaderRunning, element !== focus else { return }
        let before = focus as? NSObject
        focus = element
        before?.accessibilityElementDidLoseFocus()
        element?.accessibilityElementDidBecomeFocused()
        var info: [AnyHashable: Any] = [
            "UIAccessibilityAssistiveTechnologyKey":
                UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
        ]
        info[UIAccessibility.focusedElementUserInfoKey] = element
        info[UIAccessibility.unfocusedElementUserInfoKey] = before
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
    }
}

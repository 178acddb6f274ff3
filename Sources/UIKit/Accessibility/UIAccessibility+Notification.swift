extension UIAccessibility {
    /// A notification to assistive technologies. The raw values are Apple's.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Posted for a new screen. The argument is the element to focus; nil is the first one.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Posted when parts of the screen have changed. The argument is the element to focus or a text to speak.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is a text to speak.
        public static let announcement = Notification(rawValue: 1008)
        /// The argument is a text that describes the new scroll position.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// Asks an assistive technology, whose identifier is the argument, to wait. It is only recorded.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
        /// Asks an assistive technology, whose identifier is the argument, to go on. It is only recorded.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
    }

    /// Posts a notification to assistive technologies. The application's run records it for the test driver. If a
    /// screen reader is running, `screenChanged` and `layoutChanged` move its focus.
    @preconcurrency @MainActor
    public static func post(notification: Notification, argument: Any?) {
        ApplicationRun.current?.assistance.post(notification, argument)
    }

    /// Returns the element that has the focus of an assistive technology; nil if there is none.
    @preconcurrency @MainActor
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        guard assistiveTechnologyIdentifier == nil || assistiveTechnologyIdentifier == .notificationVoiceOver else {
            return nil
        }
        return ApplicationRun.current?.assistance.focus
    }

    /// The names of assistive technologies.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Switch control, which never has the focus here.
        public static let notificationSwitchControl = Self(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        /// VoiceOver. Here it names the screen reader that a test simulates.
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// Converts a rectangle of a view to the screen's coordinates, for `UIAccessibilityElement.accessibilityFrame`.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view as? UIWindow ?? view.window else { return view.convert(rect, to: nil) }
        return window.convert(view.convert(rect, to: window), to: nil as UIWindow?)
    }

    /// Converts a path of a view to the screen's coordinates. The path that was passed does not change.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = convertToScreenCoordinates(CGRect(x: 0, y: 0, width: 1, height: 1), in: view)
        let copy = path.copy() as! UIBezierPath
        copy.apply(CGAffineTransform(a: origin.width, b: 0, c: 0, d: origin.height, tx: origin.minX, ty: origin.minY))
        return copy
    }

    /// Posted when an assistive technology moves its focus. The user info contains the focused element under
    /// ``focusedElementUserInfoKey``.
    public static let elementFocusedNotification = NSNotification.Name(
        rawValue: "UIAccessibilityElementFocusedNotification")
    /// The key of the element that has got the focus, in ``elementFocusedNotification``; no entry if there is none.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the element that has lost the focus, in ``elementFocusedNotification``; no entry if there was none.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}

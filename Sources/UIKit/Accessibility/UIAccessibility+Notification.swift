extension UIAccessibility {
    /// What applications tell assistive technologies. Raw values as on Apple's systems.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A new screen; the argument is the element to go to, or nil for the first.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Parts of the screen changed; the argument is the element to go to, or a text to read out.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is a text to read out.
        public static let announcement = Notification(rawValue: 1008)
        /// The argument is a text that says where the scrolling has come to.
        public static let pageScrolled = Notification(rawValue: 1009)
        public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
        public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
    }

    /// Tells assistive technologies. The application's run keeps what was posted for the test driver; with a screen reader,
    /// `screenChanged` and `layoutChanged` move its focus.
    @preconcurrency @MainActor
    public static func post(notification: Notification, argument: Any?) {
        ApplicationRun.current?.assistance.post(notification, argument)
    }

    /// The element that an assistive technology has in hand; nil without one.
    @preconcurrency @MainActor
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        guard assistiveTechnologyIdentifier == nil || assistiveTechnologyIdentifier == .notificationVoiceOver else {
            return nil
        }
        return ApplicationRun.current?.assistance.focus
    }

    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let notificationSwitchControl = Self(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// A rectangle of a view in points of the screen, for ``UIAccessibilityElement/accessibilityFrame``.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view as? UIWindow ?? view.window else { return view.convert(rect, to: nil) }
        return window.convert(view.convert(rect, to: window), to: nil as UIWindow?)
    }

    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = convertToScreenCoordinates(CGRect(x: 0, y: 0, width: 1, height: 1), in: view)
        let copy = path.copy() as! UIBezierPath
        copy.apply(CGAffineTransform(a: origin.width, b: 0, c: 0, d: origin.height, tx: origin.minX, ty: origin.minY))
        return copy
    }

    /// Posted when an assistive technology moves its focus, by the focused element's name under
    /// ``focusedElementUserInfoKey``.
    public static let elementFocusedNotification = NSNotification.Name(
        rawValue: "UIAccessibilityElementFocusedNotification")
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}

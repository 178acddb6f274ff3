// The state of the system's accessibility features. Trestle does not communicate with assistive technologies of the
// desktop yet, and desktops do not report these settings. The values are those of iOS if every feature is off. The test
// driver can simulate a screen reader.
@MainActor
extension UIAccessibility {
    /// Whether a screen reader is running: false on a desktop, true while a test simulates one.
    public static var isVoiceOverRunning: Bool { ApplicationRun.current?.assistance.isScreenReaderRunning ?? false }

    /// Posted without an object after ``isVoiceOverRunning`` has changed.
    public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        rawValue: "UIAccessibilityVoiceOverStatusDidChangeNotification")

    // MARK: Features that are always off, so that no notifications are posted

    public static var isSwitchControlRunning: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var buttonShapesEnabled: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }
}

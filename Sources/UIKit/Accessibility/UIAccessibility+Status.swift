// What the user's system does for accessibility. Trestle speaks to no assistive technology of the desktop yet, and no desktop tells of
// these settings: they are what iOS answers where nothing is switched on. The test driver can bring a screen reader.
@MainActor
extension UIAccessibility {
    /// False on a desktop; true while a test says that a screen reader runs.
    public static var isVoiceOverRunning: Bool { ApplicationRun.current?.assistance.isScreenReaderRunning ?? false }

    /// Posted when ``isVoiceOverRunning`` has changed, without object.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        rawValue: "UIAccessibilityVoiceOverStatusDidChangeNotification")

    // MARK: Always off here, so that no notifications tell of changes

    public static var isSwitchControlRunning: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
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

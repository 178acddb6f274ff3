// The state of the system's accessibility features. The screen reader is that of the desktop, or one that the test driver
// simulates. Desktops do not report the other settings: the values are those of iOS if every feature is off.
@MainActor
extension UIAccessibility {
    /// Whether the screen reader of the desktop is turned on, or a test simulates one.
    public static var isVoiceOverRunning: Bool { ApplicationRun.current?.assistance.isScreenReaderRunning ?? false }

    /// Posted without an object after ``isVoiceOverRunning`` has changed.
    public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        rawValue: "UIAccessibilityVoiceOverStatusDidChangeNotification")

    // MARK: Features that are always off, so that no notifications are posted

    /// Whether the screen is controlled by switches: always false.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether AssistiveTouch is on: always false.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether a guided access session runs: always false.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether the user prefers bold text: always false.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether the screen's colors are inverted: always false.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the screen has no colors: always false.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether the user prefers a higher contrast of the system's colors: always false.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether both ears hear the same sound: always false.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether the user prefers videos with captions: always false.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether selected text can be spoken: always false.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether the text of the screen can be spoken: always false.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether switches show signs for on and off: always false.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Whether colors may not be the only difference between items: always false.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether the user prefers buttons with visible shapes: always false.
    public static var buttonShapesEnabled: Bool { false }
    /// Whether the user, who reduced motion, prefers dissolves to slides in transitions: always false.
    public static var prefersCrossFadeTransitions: Bool { false }
}

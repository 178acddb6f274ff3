import Foundation

// The state of the system's accessibility features. Some are settings of the desktop, which `docs/SETTINGS.md` lists with
// the variables that replace them; the others are off on every desktop. The screen reader is that of the desktop, or one that the
// test driver simulates; it can set each setting, too. As in Apple's interface, any thread may ask.
extension UIAccessibility {
    /// Whether the screen reader of the desktop is turned on, or a test simulates one. Other threads than the main one
    /// always get false.
    public static var isVoiceOverRunning: Bool {
        guard Thread.isMainThread else { return false }
        return MainActor.assumeIsolated { ApplicationRun.current?.assistance.isScreenReaderRunning ?? false }
    }

    /// Posted without an object after ``isVoiceOverRunning`` has changed.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        rawValue: "UIAccessibilityVoiceOverStatusDidChangeNotification")

    // MARK: Settings of the desktop

    /// What the user of the running application has chosen.
    static var preferences: UserPreferences {
        guard Thread.isMainThread else { return UserPreferences.ofProcess }
        return MainActor.assumeIsolated { ApplicationRun.current?.preferences ?? UserPreferences() }
    }

    /// Whether the user prefers bold text: the font of the desktop is bold. Text in the system's fonts then is heavier.
    public static var isBoldTextEnabled: Bool { preferences.prefersBoldText }
    /// Whether the user prefers a higher contrast of the system's colors: the desktop has a high contrast.
    public static var isDarkerSystemColorsEnabled: Bool { preferences.prefersHighContrast }
    /// Whether the user, who reduced motion, prefers dissolves to slides in transitions. Desktops have one switch for
    /// both.
    public static var prefersCrossFadeTransitions: Bool { preferences.prefersCrossFades }
    /// Whether the user prefers buttons with visible shapes: the desktop has a high contrast. Titles of buttons without a
    /// background then are underlined.
    public static var buttonShapesEnabled: Bool { preferences.showsButtonShapes }
    /// Whether switches show signs for on and off: GNOME's setting for the shapes of states.
    public static var isOnOffSwitchLabelsEnabled: Bool { preferences.showsSwitchLabels }
    /// Whether colors may not be the only difference between items: GNOME's setting for the shapes of states.
    public static var shouldDifferentiateWithoutColor: Bool { preferences.differentiatesWithoutColor }

    // MARK: Features that are always off, so that no notifications are posted

    /// Whether the screen is controlled by switches: always false.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether AssistiveTouch is on: always false.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether a guided access session runs: always false.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether the screen's colors are inverted: always false.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the screen has no colors: always false.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether both ears hear the same sound: always false.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether the user prefers videos with captions: always false.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether selected text can be spoken: always false.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether the text of the screen can be spoken: always false.
    public static var isSpeakScreenEnabled: Bool { false }
}

import Foundation

// The notifications of accessibility features. Those that are always off on a desktop are never posted.
extension UIAccessibility {
    /// For the end of a spoken announcement; never posted, since nothing is spoken.
    public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
    /// For a change of ``isAssistiveTouchRunning``; never posted, since the feature is always off.
    public static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusDidChange")
    /// Posted without an object after ``isBoldTextEnabled`` has changed.
    public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
    /// Posted without an object after ``buttonShapesEnabled`` has changed.
    public static let buttonShapesEnabledStatusDidChangeNotification = name("ButtonShapesEnabledStatusDidChange")
    /// For a change of ``isClosedCaptioningEnabled``; never posted, since the setting is always off.
    public static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange")
    /// Posted without an object after ``isDarkerSystemColorsEnabled`` has changed.
    public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")
    /// Posted without an object after ``shouldDifferentiateWithoutColor`` has changed.
    public static let differentiateWithoutColorDidChangeNotification = name(
        "ShouldDifferentiateWithoutColorDidChange")
    /// For a change of ``isGrayscaleEnabled``; never posted, since the setting is always off.
    public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
    /// For a change of ``isGuidedAccessEnabled``; never posted, since a desktop has no guided access.
    public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
    /// For a change of ``hearingDevicePairedEar``; never posted, since no hearing device is paired.
    public static let hearingDevicePairedEarDidChangeNotification = name("HearingDevicePairedEarDidChange")
    /// For a change of ``isInvertColorsEnabled``; never posted, since the setting is always off.
    public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
    /// For a change of ``isMonoAudioEnabled``; never posted, since the setting is always off.
    public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
    /// Posted without an object after ``isOnOffSwitchLabelsEnabled`` has changed.
    public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
    /// Posted without an object after ``prefersCrossFadeTransitions`` has changed.
    public static let prefersCrossFadeTransitionsStatusDidChange = name("PrefersCrossFadeTransitionsStatusDidChange")
    /// For a change of ``isShakeToUndoEnabled``; never posted, since the setting is always on.
    public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
    /// For a change of ``isSpeakScreenEnabled``; never posted, since the setting is always off.
    public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
    /// For a change of ``isSpeakSelectionEnabled``; never posted, since the setting is always off.
    public static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatusDidChange")
    /// For a change of ``isSwitchControlRunning``; never posted, since the feature is always off.
    public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
    /// For a change of ``isVideoAutoplayEnabled``; never posted, since the setting is always on.
    public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")

    private static func name(_ part: String) -> NSNotification.Name {
        NSNotification.Name(rawValue: "UIAccessibility\(part)Notification")
    }

    /// The key of the text that was announced, and of whether it was spoken.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of a Boolean number in ``announcementDidFinishNotification``: whether the text was spoken to its end.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// The key of the raw value of an ``AssistiveTechnologyIdentifier``, in ``elementFocusedNotification``.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// Whether the user lets videos start by themselves: true, as on iOS by default.
    @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { true }

    /// Whether shaking the device undoes changes: true, as the keys that stand for it always work.
    @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { true }

    // MARK: Hearing devices, of which none is paired

    /// The ears for which a hearing device is paired.
    public struct HearingDeviceEar: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A hearing device for the left ear.
        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        /// A hearing device for the right ear.
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        /// Hearing devices for the left and the right ear.
        public static let both: HearingDeviceEar = [.left, .right]
    }

    /// Always empty, since no hearing device is paired.
    @preconcurrency @MainActor public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    // MARK: Guided access, which a desktop does not have

    /// Whether a restriction of guided access holds.
    public enum GuidedAccessRestrictionState: Int, Sendable {
        /// Whether the restriction permits (`allow`) or forbids (`deny`) what it is for.
        case allow, deny
    }

    /// Returns `.allow`, since nothing is restricted.
    @preconcurrency @MainActor
    public static func guidedAccessRestrictionState(
        forIdentifier restrictionIdentifier: String
    ) -> GuidedAccessRestrictionState { .allow }

    /// Calls the handler with false.
    @preconcurrency @MainActor
    public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
        DispatchQueue.main.async { completionHandler(false) }
    }
}

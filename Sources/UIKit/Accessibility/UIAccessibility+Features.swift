import Foundation

// The notifications of accessibility features that are always off on a desktop: they are never posted.
extension UIAccessibility {
    public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
    public static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusDidChange")
    public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
    public static let buttonShapesEnabledStatusDidChangeNotification = name("ButtonShapesEnabledStatusDidChange")
    public static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange")
    public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")
    public static let differentiateWithoutColorDidChangeNotification = name(
        "ShouldDifferentiateWithoutColorDidChange")
    public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
    public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
    public static let hearingDevicePairedEarDidChangeNotification = name("HearingDevicePairedEarDidChange")
    public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
    public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
    public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
    public static let prefersCrossFadeTransitionsStatusDidChange = name("PrefersCrossFadeTransitionsStatusDidChange")
    public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
    public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
    public static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatusDidChange")
    public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
    public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")

    private static func name(_ part: String) -> NSNotification.Name {
        NSNotification.Name(rawValue: "UIAccessibility\(part)Notification")
    }

    /// The key of the text that was announced, and of whether it was spoken.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
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

        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        public static let both: HearingDeviceEar = [.left, .right]
    }

    @preconcurrency @MainActor public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    // MARK: Guided access, which a desktop does not have

    /// Whether a restriction of guided access holds.
    public enum GuidedAccessRestrictionState: Int, Sendable {
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

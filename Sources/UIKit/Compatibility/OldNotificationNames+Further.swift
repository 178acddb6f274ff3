// Further names of notifications before Swift 4.2.

extension NSNotification.Name {
    @available(*, deprecated, renamed: "UIAccessibility.announcementDidFinishNotification")
    public static var UIAccessibilityAnnouncementDidFinish: NSNotification.Name {
        UIAccessibility.announcementDidFinishNotification
    }
    @available(*, deprecated, renamed: "UIAccessibility.assistiveTouchStatusDidChangeNotification")
    public static var UIAccessibilityAssistiveTouchStatusDidChange: NSNotification.Name {
        UIAccessibility.assistiveTouchStatusDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIAccessibility.boldTextStatusDidChangeNotification")
    public static var UIAccessibilityBoldTextStatusDidChange: NSNotification.Name {
        UIAccessibility.boldTextStatusDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIAccessibility.closedCaptioningStatusDidChangeNotification")
    public static var UIAccessibilityClosedCaptioningStatusDidChange: NSNotification.Name {
        UIAccessibility.closedCaptioningStatusDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIAccessibility.darkerSystemColorsStatusDidChangeNotification")
    public static var UIAccessibilityDarkerSystemColorsStatusDidChange: NSNotification.Name {
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIAccessibility.grayscaleStatusDidChangeNotification")
    public static var UIAccessibilityGrayscaleStatusDidChange: NSNotification.Name {
        UIAccessibility.grayscaleStatusDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIAccessibility.guidedAccessStatusDidChangeNotification")
    public static var UIAccessibilityGuidedAccessStatusDidChange: NSNotification.Name {
        UIAccessibility.guidedAccessStatusDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIAccessibility.hearingDevicePairedEarDidChangeNotification")
    public static var UIAccessibilityHearingDevicePairedEarDidChange: NSNotification.Name {
        UIAccessibility.hearingDevicePairedEarDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIAccessibility.invertColorsStatusDidChangeNotification")
    public static var UIAccessibilityInvertColorsStatusDidChange: NSNotification.Name {
        UIAccessibility.invertColorsStatusDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIAccessibility.monoAudioStatusDidChangeNotification")
    public static var UIAccessibilityMonoAudioStatusDidChange: NSNotification.Name {
        UIAccessibility.monoAudioStatusDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIAccessibility.shakeToUndoDidChangeNotification")
    public static var UIAccessibilityShakeToUndoDidChange: NSNotification.Name {
        UIAccessibility.shakeToUndoDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIAccessibility.speakScreenStatusDidChangeNotification")
    public static var UIAccessibilitySpeakScreenStatusDidChange: NSNotification.Name {
        UIAccessibility.speakScreenStatusDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIAccessibility.speakSelectionStatusDidChangeNotification")
    public static var UIAccessibilitySpeakSelectionStatusDidChange: NSNotification.Name {
        UIAccessibility.speakSelectionStatusDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIAccessibility.switchControlStatusDidChangeNotification")
    public static var UIAccessibilitySwitchControlStatusDidChange: NSNotification.Name {
        UIAccessibility.switchControlStatusDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification")
    public static var UIApplicationBackgroundRefreshStatusDidChange: NSNotification.Name {
        UIApplication.backgroundRefreshStatusDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarFrameNotification")
    public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name {
        UIApplication.didChangeStatusBarFrameNotification
    }
    @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
    public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name {
        UIApplication.didChangeStatusBarOrientationNotification
    }
    @available(*, deprecated, renamed: "UIApplication.protectedDataDidBecomeAvailableNotification")
    public static var UIApplicationProtectedDataDidBecomeAvailable: NSNotification.Name {
        UIApplication.protectedDataDidBecomeAvailableNotification
    }
    @available(*, deprecated, renamed: "UIApplication.protectedDataWillBecomeUnavailableNotification")
    public static var UIApplicationProtectedDataWillBecomeUnavailable: NSNotification.Name {
        UIApplication.protectedDataWillBecomeUnavailableNotification
    }
    @available(*, deprecated, renamed: "UIApplication.significantTimeChangeNotification")
    public static var UIApplicationSignificantTimeChange: NSNotification.Name {
        UIApplication.significantTimeChangeNotification
    }
    @available(*, deprecated, renamed: "UIApplication.userDidTakeScreenshotNotification")
    public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name {
        UIApplication.userDidTakeScreenshotNotification
    }
    @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarFrameNotification")
    public static var UIApplicationWillChangeStatusBarFrame: NSNotification.Name {
        UIApplication.willChangeStatusBarFrameNotification
    }
    @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
    public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name {
        UIApplication.willChangeStatusBarOrientationNotification
    }
    @available(*, deprecated, renamed: "UIDevice.batteryLevelDidChangeNotification")
    public static var UIDeviceBatteryLevelDidChange: NSNotification.Name { UIDevice.batteryLevelDidChangeNotification }
    @available(*, deprecated, renamed: "UIDevice.batteryStateDidChangeNotification")
    public static var UIDeviceBatteryStateDidChange: NSNotification.Name { UIDevice.batteryStateDidChangeNotification }
    @available(*, deprecated, renamed: "UIDevice.proximityStateDidChangeNotification")
    public static var UIDeviceProximityStateDidChange: NSNotification.Name {
        UIDevice.proximityStateDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIDocument.stateChangedNotification")
    public static var UIDocumentStateChanged: NSNotification.Name { UIDocument.stateChangedNotification }
    @available(*, deprecated, renamed: "UIPasteboard.removedNotification")
    public static var UIPasteboardRemoved: NSNotification.Name { UIPasteboard.removedNotification }
    @available(*, deprecated, renamed: "UIScreen.brightnessDidChangeNotification")
    public static var UIScreenBrightnessDidChange: NSNotification.Name { UIScreen.brightnessDidChangeNotification }
    @available(*, deprecated, renamed: "UIScreen.capturedDidChangeNotification")
    public static var UIScreenCapturedDidChange: NSNotification.Name { UIScreen.capturedDidChangeNotification }
    @available(*, deprecated, renamed: "UIScreen.didConnectNotification")
    public static var UIScreenDidConnect: NSNotification.Name { UIScreen.didConnectNotification }
    @available(*, deprecated, renamed: "UIScreen.didDisconnectNotification")
    public static var UIScreenDidDisconnect: NSNotification.Name { UIScreen.didDisconnectNotification }
    @available(*, deprecated, renamed: "UIScreen.modeDidChangeNotification")
    public static var UIScreenModeDidChange: NSNotification.Name { UIScreen.modeDidChangeNotification }
    @available(*, deprecated, renamed: "UITextInputMode.currentInputModeDidChangeNotification")
    public static var UITextInputCurrentInputModeDidChange: NSNotification.Name {
        UITextInputMode.currentInputModeDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIViewController.showDetailTargetDidChangeNotification")
    public static var UIViewControllerShowDetailTargetDidChange: NSNotification.Name {
        UIViewController.showDetailTargetDidChangeNotification
    }
}

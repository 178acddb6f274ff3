import Foundation

extension UIScreen {
    /// How an external display compensates for the edges that it cuts off.
    public enum OverscanCompensation: Int, Sendable {
        /// How the picture is fitted into a screen with overscan: by scaling, by smaller bounds, or not at all.
        case scale, insetBounds, none

        @available(*, deprecated, renamed: "none")
        public static var insetApplicationFrame: OverscanCompensation { OverscanCompensation.none }
    }
}

// Displays are not screens: the screen of a scene is its window, and the desktop manages the displays.
extension UIScreen {
    /// Never posted; see `UIScene.willConnectNotification` for new windows.
    public nonisolated class var didConnectNotification: NSNotification.Name {
        NSNotification.Name("UIScreenDidConnectNotification")
    }
    /// Never posted; see `UIScene.didDisconnectNotification` for closed windows.
    public nonisolated class var didDisconnectNotification: NSNotification.Name {
        NSNotification.Name("UIScreenDidDisconnectNotification")
    }
    /// Posted after the size of the screen in pixels has changed; the object is the screen.
    public nonisolated class var modeDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIScreenModeDidChangeNotification")
    }
    /// Never posted.
    public nonisolated class var brightnessDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIScreenBrightnessDidChangeNotification")
    }
    /// Never posted.
    public nonisolated class var capturedDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIScreenCapturedDidChangeNotification")
    }
    /// Never posted.
    public nonisolated class var referenceDisplayModeStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIScreenReferenceDisplayModeStatusDidChangeNotification")
    }
}

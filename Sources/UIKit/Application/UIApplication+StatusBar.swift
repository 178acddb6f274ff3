import Foundation

/// What an application asked of the status bar, if its Info.plist says that view controllers do not decide.
struct AskedStatusBar {
    var style = UIStatusBarStyle.default
    var isHidden = false
}

extension UIApplication {
    /// Whether the application decides how the status bar looks, as before iOS 9.
    var decidesOnStatusBar: Bool { run?.lifeCycle.manifest.controllersDecideOnStatusBar == false }
}

extension UIApplication {
    /// Posted before a window gets another shape, if the shape changes ``statusBarOrientation``; the new orientation is
    /// in the user information.
    @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
    public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    }
    /// Posted after that; the former orientation is in the user information.
    @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
    public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    }
    /// The raw value of a `UIInterfaceOrientation`, in an `NSNumber`.
    @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
    public nonisolated class var statusBarOrientationUserInfoKey: String { "UIApplicationStatusBarOrientation" }

    /// Never posted: ``statusBarFrame`` is always zero.
    @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
    public nonisolated class var willChangeStatusBarFrameNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    }
    /// Never posted: ``statusBarFrame`` is always zero.
    @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
    public nonisolated class var didChangeStatusBarFrameNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    }
    @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
    public nonisolated class var statusBarFrameUserInfoKey: String { "UIApplicationStatusBarFrame" }
}

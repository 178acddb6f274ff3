import Foundation

/// What an application asked of the status bar, if its Info.plist says that view controllers do not decide.
struct AskedStatusBar {
    var style = UIStatusBarStyle.default
    var isHidden = false
}

// Before iOS 9 the application decided how the status bar looks. It still does if the Info.plist has
// `UIViewControllerBasedStatusBarAppearance` with the value NO; otherwise the setters have no effect, as on iOS.
extension UIApplication {
    private var decidesOnStatusBar: Bool { run?.lifeCycle.manifest.controllersDecideOnStatusBar == false }

    /// The style that the application has set, or else the one that the controllers of the key window prefer.
    public var statusBarStyle: UIStatusBarStyle {
        get { SystemBars(of: keyWindow).statusBarStyle }
        @available(*, deprecated, message: "Use preferredStatusBarStyle of a view controller")
        set { if decidesOnStatusBar { askedStatusBar.style = newValue } }
    }

    /// True: a desktop's windows have no status bar. Tests see in `app.systemBars` what was set.
    public var isStatusBarHidden: Bool {
        get { true }
        @available(*, deprecated, message: "Use prefersStatusBarHidden of a view controller")
        set { if decidesOnStatusBar { askedStatusBar.isHidden = newValue } }
    }

    @available(*, deprecated, message: "Use preferredStatusBarStyle of a view controller")
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }

    @available(*, deprecated, message: "Use prefersStatusBarHidden of a view controller")
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        isStatusBarHidden = hidden
    }

    /// Zero: windows do not rotate.
    @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
    public var statusBarOrientationAnimationDuration: TimeInterval { 0 }
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

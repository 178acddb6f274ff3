/// What the controllers of a window want of the status bar and the home indicator.
///
/// Asked for in the frame after `setNeeds…Update` and when the driver reads it.
package struct SystemBars: Equatable, Sendable {
    package var isStatusBarHidden = false
    package var statusBarStyle = UIStatusBarStyle.default
    package var isHomeIndicatorHidden = false
    package var deferredEdges: UIRectEdge = []
    /// Those that both the application's delegate and the controller that covers the screen support; the children of the
    /// controller are not asked, as on iOS.
    package var orientations = UIInterfaceOrientationMask.all

    /// Asks the controllers of a window: the topmost presented one that covers the screen or captures the status bar,
    /// and the children that it names.
    @MainActor
    package init(of window: UIWindow?) {
        ask(window)
        // The controllers are asked anyway: what they do in these methods may not depend on the Info.plist.
        guard let application = UIApplication.current,
            application.run?.lifeCycle.manifest.controllersDecideOnStatusBar == false
        else { return }
        isStatusBarHidden = application.askedStatusBar.isHidden
        statusBarStyle = application.askedStatusBar.style
    }

    @MainActor
    private mutating func ask(_ window: UIWindow?) {
        guard var top = window?.rootViewController else { return }
        while let presented = top.presentedViewController, Self.decides(presented) { top = presented }
        orientations = top.supportedInterfaceOrientations
        if let application = UIApplication.current,
            let delegate = ApplicationDelegateMethods.supportedOrientations.receiver(application.delegate)
        {
            orientations.formIntersection(
                delegate.application(application, supportedInterfaceOrientationsFor: window))
        }
        let hiding = Self.last(from: top) { $0.childForStatusBarHidden }
        isStatusBarHidden = hiding.prefersStatusBarHidden
        statusBarStyle = Self.last(from: top) { $0.childForStatusBarStyle }.preferredStatusBarStyle
        isHomeIndicatorHidden =
            Self.last(from: top) { $0.childForHomeIndicatorAutoHidden }.prefersHomeIndicatorAutoHidden
        deferredEdges =
            Self.last(from: top) { $0.childForScreenEdgesDeferringSystemGestures }
            .preferredScreenEdgesDeferringSystemGestures
    }

    @MainActor
    private static func decides(_ presented: UIViewController) -> Bool {
        guard let layout = presented.presenterLink?.presentation?.layout else { return false }
        return layout.style == .fullScreen
            || layout.style == .overFullScreen
                && presented.modalPresentationCapturesStatusBarAppearance
    }

    /// Follows the children that controllers name. A controller that names itself or an ancestor ends the search.
    @MainActor
    private static func last(
        from controller: UIViewController, _ next: (UIViewController) -> UIViewController?
    ) -> UIViewController {
        var current = controller
        for _ in 0..<32 {
            guard let child = next(current), child !== current else { return current }
            current = child
        }
        return current
    }

    @MainActor private static var isUpdateDue = false

    /// Asks the controllers of all windows again in the next frame.
    @MainActor
    static func setNeedsUpdate() {
        guard !isUpdateDue else { return }
        isUpdateDue = true
        AfterCommit.perform {
            isUpdateDue = false
            for scene in UIApplication.shared.connectedScenes {
                for window in (scene as? UIWindowScene)?.windows ?? [] { _ = SystemBars(of: window) }
            }
        }
    }
}

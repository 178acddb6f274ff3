/// The status bar of a scene. A desktop's windows have none, as in Mac Catalyst.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    open var statusBarStyle: UIStatusBarStyle { .default }

    open var isStatusBarHidden: Bool { true }

    /// Zero.
    open var statusBarFrame: CGRect { .zero }
}

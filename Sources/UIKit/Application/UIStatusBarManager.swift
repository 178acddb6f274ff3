/// The status bar of a scene. A desktop's windows have none, as in Mac Catalyst.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    /// What the controllers of the scene want; there is no status bar.
    open var statusBarStyle: UIStatusBarStyle { .default }

    /// What the controllers of the scene want; there is no status bar.
    open var isStatusBarHidden: Bool { true }

    /// Zero.
    open var statusBarFrame: CGRect { .zero }
}

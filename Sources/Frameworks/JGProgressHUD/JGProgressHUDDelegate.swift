import UIKit

/// Is told when a HUD appears and disappears. The defaults do nothing.
/// - Linux: works
@preconcurrency @MainActor
public protocol JGProgressHUDDelegate: NSObjectProtocol {
    /// Called before the HUD appears in a view.
    func progressHUD(_ progressHUD: JGProgressHUD, willPresentIn view: UIView)
    /// Called when the HUD has appeared, after its animation.
    func progressHUD(_ progressHUD: JGProgressHUD, didPresentIn view: UIView)
    /// Called before the HUD disappears.
    func progressHUD(_ progressHUD: JGProgressHUD, willDismissFrom view: UIView)
    /// Called when the HUD has been removed from the view, after the blocks of
    /// ``JGProgressHUD/perform(afterDismiss:)``.
    func progressHUD(_ progressHUD: JGProgressHUD, didDismissFrom view: UIView)
}

extension JGProgressHUDDelegate {
    public func progressHUD(_ progressHUD: JGProgressHUD, willPresentIn view: UIView) {}
    public func progressHUD(_ progressHUD: JGProgressHUD, didPresentIn view: UIView) {}
    public func progressHUD(_ progressHUD: JGProgressHUD, willDismissFrom view: UIView) {}
    public func progressHUD(_ progressHUD: JGProgressHUD, didDismissFrom view: UIView) {}
}

import UIKit

/// Receives the state of a HUD.
/// - Linux: works
@preconcurrency @MainActor
public protocol MBProgressHUDDelegate: NSObjectProtocol {
    /// Called after the HUD has disappeared. The default does nothing.
    func hudWasHidden(_ hud: MBProgressHUD)
}

extension MBProgressHUDDelegate {
    public func hudWasHidden(_ hud: MBProgressHUD) {}
}

import UIKit

/// Changes the opacity of a HUD.
/// - Linux: works
open class JGProgressHUDFadeAnimation: JGProgressHUDAnimation {
    /// In seconds. The default is 0.4.
    open var duration: TimeInterval = 0.4
    /// The default is `.curveEaseInOut`.
    open var animationOptions: UIView.AnimationOptions = .curveEaseInOut

    open override func show() {
        super.show()
        progressHUD?.alpha = 0
        progressHUD?.isHidden = false
        fade(to: 1)
    }

    open override func hide() {
        super.hide()
        fade(to: 0)
    }

    private func fade(to alpha: CGFloat) {
        UIView.animate(
            withDuration: duration, delay: 0, options: animationOptions.union(.beginFromCurrentState)
        ) {
            self.progressHUD?.alpha = alpha
        } completion: { _ in
            self.animationFinished()
        }
    }
}

import UIKit

/// Lets a HUD grow beyond its size and back while its opacity changes, and disappear in the reverse way.
/// - Linux: works
open class JGProgressHUDFadeZoomAnimation: JGProgressHUDAnimation {
    /// Seconds between the small and the large state. The default is 0.2.
    open var shrinkAnimationDuaration: TimeInterval = 0.2
    /// Seconds between the large state and the HUD's own size. The default is 0.1.
    open var expandAnimationDuaration: TimeInterval = 0.1
    /// The factors of the large state. The default is 1.1 for both.
    open var expandScale = CGSize(width: 1.1, height: 1.1)

    private static let small = CGAffineTransform(scaleX: 0.1, y: 0.1)
    private var large: CGAffineTransform { CGAffineTransform(scaleX: expandScale.width, y: expandScale.height) }

    open override func show() {
        super.show()
        progressHUD?.alpha = 0
        progressHUD?.hudView.transform = Self.small
        progressHUD?.isHidden = false
        fade(to: 1)
        zoom(to: large, in: shrinkAnimationDuaration, .curveEaseIn) {
            self.zoom(to: .identity, in: self.expandAnimationDuaration, .curveEaseOut) { self.animationFinished() }
        }
    }

    open override func hide() {
        super.hide()
        fade(to: 0)
        zoom(to: large, in: expandAnimationDuaration, .curveEaseIn) {
            self.zoom(to: Self.small, in: self.shrinkAnimationDuaration, .curveEaseOut) { self.animationFinished() }
        }
    }

    private func fade(to alpha: CGFloat) {
        UIView.animate(
            withDuration: shrinkAnimationDuaration + expandAnimationDuaration, delay: 0,
            options: [.curveEaseInOut, .beginFromCurrentState]
        ) {
            self.progressHUD?.alpha = alpha
        }
    }

    private func zoom(
        to transform: CGAffineTransform, in duration: TimeInterval, _ curve: UIView.AnimationOptions,
        completion: @escaping () -> Void
    ) {
        UIView.animate(withDuration: duration, delay: 0, options: curve.union(.beginFromCurrentState)) {
            self.progressHUD?.hudView.transform = transform
        } completion: { _ in
            completion()
        }
    }
}

import UIKit

/// How a HUD appears and disappears. A subclass calls `super` in ``show()`` and ``hide()``, and then
/// ``animationFinished()`` once.
/// - Linux: works
@preconcurrency @MainActor
open class JGProgressHUDAnimation: NSObject {
    /// The HUD that is animated; nil before it is shown for the first time.
    public internal(set) weak var progressHUD: JGProgressHUD?
    private var isShowing = false

    public override init() { super.init() }

    /// Lets the HUD appear, which is hidden and opaque when this is called. A subclass sets its `isHidden` to false.
    open func show() { isShowing = true }

    /// Lets the HUD disappear. It is removed from its view afterwards.
    open func hide() { isShowing = false }

    /// Tells the HUD that the animation is over.
    open func animationFinished() {
        if isShowing { progressHUD?.didAppear() } else { progressHUD?.didDisappear() }
    }
}

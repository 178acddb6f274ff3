import UIKit

extension JGProgressHUD {
    /// Shows the HUD in a view with its animation.
    public func show(in view: UIView) { show(in: view, animated: true) }

    /// Shows the HUD in a view. Does nothing if it is shown already.
    public func show(in view: UIView, animated: Bool) {
        guard presence.state == .hidden else { return }
        presence.showCall?.cancel()
        delegate?.progressHUD(self, willPresentIn: view)
        targetView = view
        presence.state = .appearing
        presence.shownSince = CACurrentMediaTime()
        (alpha, panel.transform) = (1, .identity)
        frame = view.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(self)
        followAppearance()
        setNeedsLayout()
        layoutIfNeeded()
        guard animated else { return didAppear() }
        animation.progressHUD = self
        animation.show()
    }

    /// Shows the HUD in a view after a number of seconds, unless it is dismissed before. A later call replaces an earlier
    /// one.
    public func show(in view: UIView, animated: Bool, afterDelay delay: TimeInterval) {
        presence.showCall?.cancel()
        presence.showCall = DelayedCall(after: delay) { [weak self] in self?.show(in: view, animated: animated) }
    }

    /// Removes the HUD with its animation.
    public func dismiss() { dismiss(animated: true) }

    /// Removes the HUD, when it has appeared and ``minimumDisplayTime`` is over. Does nothing if it is not shown.
    public func dismiss(animated: Bool) {
        presence.showCall?.cancel()
        guard presence.state == .shown, let targetView else {
            if presence.state == .appearing { presence.isDismissedAfterwards = animated }
            return
        }
        let rest = presence.shownSince + minimumDisplayTime - CACurrentMediaTime()
        // Times of frames are sums: a rounding error is no rest.
        guard rest <= 1e-6 else { return dismiss(afterDelay: rest, animated: animated) }
        delegate?.progressHUD(self, willDismissFrom: targetView)
        presence.state = .disappearing
        guard animated else { return didDisappear() }
        animation.progressHUD = self
        animation.hide()
    }

    /// Removes the HUD with its animation after a number of seconds.
    public func dismiss(afterDelay delay: TimeInterval) { dismiss(afterDelay: delay, animated: true) }

    /// Removes the HUD after a number of seconds. Does nothing if it is not shown then.
    public func dismiss(afterDelay delay: TimeInterval, animated: Bool) {
        dismiss(afterDelay: delay, animated: animated, completion: nil)
    }

    /// Removes the HUD after a number of seconds. If it is not shown then, this does nothing, and the block is not called.
    public func dismiss(afterDelay delay: TimeInterval, animated: Bool, completion: (() -> Void)?) {
        DelayedCall(after: delay) { [weak self] in
            guard let self, isVisible else { return }
            if let completion { perform(afterDismiss: completion) }
            dismiss(animated: animated)
        }
    }

    /// Calls a block when the HUD has been removed from its view, after those of earlier calls. Does nothing if it is not
    /// shown.
    public func perform(afterDismiss dismissCompletion: @escaping () -> Void) {
        if isVisible { presence.actionsAfterwards.append(dismissCompletion) }
    }

    /// Returns the HUDs that are shown in a view.
    public class func allProgressHUDs(in view: UIView) -> [JGProgressHUD] {
        view.subviews.compactMap { $0 as? JGProgressHUD }
    }

    /// Returns the HUDs that are shown in a view and in the views below it.
    public class func allProgressHUDs(inViewHierarchy view: UIView) -> [JGProgressHUD] {
        allProgressHUDs(in: view) + view.subviews.flatMap { allProgressHUDs(inViewHierarchy: $0) }
    }

    /// Called when the animation is over.
    func didAppear() {
        guard let targetView else { return }
        isHidden = false
        presence.state = .shown
        presence.shownSince = CACurrentMediaTime()
        delegate?.progressHUD(self, didPresentIn: targetView)
        if let animated = presence.isDismissedAfterwards {
            presence.isDismissedAfterwards = nil
            dismiss(animated: animated)
        } else if voiceOverEnabled, UIAccessibility.isVoiceOverRunning {
            UIAccessibility.post(notification: .layoutChanged, argument: self)
        }
    }

    /// Called when the animation is over.
    func didDisappear() {
        isHidden = true
        removeFromSuperview()
        let view = targetView
        targetView = nil
        presence.state = .hidden
        presence.takeActions().forEach { $0() }
        if let view { delegate?.progressHUD(self, didDismissFrom: view) }
    }
}

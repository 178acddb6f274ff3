/// Who receives a key that goes down in a window. Made for one press.
@MainActor
struct PressReceiver {
    let window: UIWindow

    /// Without a first responder the window's root view controller receives the keys. unverified
    var responder: UIResponder {
        if let claimant { return claimant }
        return window.firstResponder ?? window.rootViewController ?? window
    }

    /// An alert in front that gets the keys although another responder is the first one.
    private var claimant: (any PressClaimant)? {
        guard let alert = window.frontController as? any PressClaimant, alert.claimsPresses else { return nil }
        return alert
    }

    /// The recognizers of ``innermostView`` and the views around it that accept the press.
    func recognizers(for press: UIPress, of event: UIPressesEvent) -> [UIGestureRecognizer] {
        guard press.button != nil else { return [] }
        var found: [UIGestureRecognizer] = []
        var next = innermostView
        while let view = next {
            found += (view.gestureRecognizers ?? []).filter { $0.accepts(press, of: event) }
            next = view.superview
        }
        return found
    }

    /// The view that has the focus, or else that of the first responder, or else the first one that scrolls; only what
    /// is presented in front counts.
    private var innermostView: UIView? {
        if let claimant { return claimant.viewIfLoaded }
        let front = frontView
        let item = window.windowScene?.focusSystemIfMade?.focusedItem
        let candidates = [
            item.flatMap { FocusChain.view(of: $0) }, window.firstResponder as? UIView,
            (window.firstResponder as? any ViewOwner)?.viewIfLoaded, FocusMap(of: window).scrollViews.first,
        ]
        return candidates.lazy.compactMap { $0 }.first { $0.isDescendant(of: front) } ?? front
    }

    /// The view of the controller that was presented last; otherwise the window.
    private var frontView: UIView {
        var controller = window.frontController
        while let parent = controller?.parent { controller = parent }
        guard let controller, controller !== window.rootViewController else { return window }
        return controller.viewIfLoaded ?? window
    }
}

/// A view controller.
@MainActor
protocol ViewOwner: UIResponder {
    var viewIfLoaded: UIView? { get }
}

/// A view controller that may get the keys in front although another responder is the first one.
@MainActor
protocol PressClaimant: ViewOwner {
    var claimsPresses: Bool { get }
}

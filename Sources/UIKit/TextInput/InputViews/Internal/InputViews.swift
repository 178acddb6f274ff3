import Foundation

/// The views at a window's lower edge that belong to the first responder: its input view, which replaces an onscreen
/// keyboard, and its accessory view above that.
///
/// Owned by the window. A desktop has a hardware keyboard: if the first responder has neither view, nothing is shown
/// and no notification is posted.
@MainActor
final class InputViews {
    /// Sound: the window owns this object.
    private unowned(unsafe) let window: UIWindow
    private var container: InputViewsContainer?
    /// Whether the first responder is being replaced. Views that the next responder also shows are not removed
    /// meanwhile.
    private var isExchanging = false

    /// The duration in the notifications. Verified: 0.25 s and curve 7 on iOS 7 and later (values of
    /// `UIKeyboardWillShowNotification`).
    static let duration = 0.25

    init(window: UIWindow) {
        self.window = window
    }

    /// The frame in the window's coordinates; nil when nothing is shown.
    var frame: CGRect? { container?.frame }

    /// The view with both; nil while none is shown.
    var shownView: UIView? { container }

    func exchangeResponder(_ change: () -> Bool) -> Bool {
        let wasExchanging = isExchanging
        isExchanging = true
        let isChanged = change()
        isExchanging = wasExchanging
        update()
        return isChanged
    }

    /// Shows the views of the first responder, or of the next responder along the chain that has them.
    func update() {
        guard !isExchanging else { return }
        let former = controllers
        controllers = InputControllers(of: window.firstResponder)
        let input = first { $0.inputView ?? $0.inputViewController?.view }
        let accessory = first { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view }
        let changing = controllers.replace(former, animated: UIView.areAnimationsEnabled)
        defer { for controller in changing { controller.endAppearanceTransition() } }
        if input == nil, accessory == nil {
            hide()
        } else if container?.shows(input, accessory) != true {
            show(input, accessory)
        }
    }

    /// Moves the views in front of views that were added to the window later.
    func stayInFront() {
        if let container, window.subviews.last !== container { window.bringSubviewToFront(container) }
    }

    private func first(_ view: (UIResponder) -> UIView?) -> UIView? {
        guard let responder = window.firstResponder else { return nil }
        for responder in sequence(first: responder, next: \.next) {
            if let found = view(responder) { return found }
        }
        return nil
    }

    /// Called when the height of a view is determined in another way.
    func heightsDidChange() {
        container?.place(in: window)
        container?.setNeedsLayout()
    }

    private var controllers = InputControllers()

    private func show(_ input: UIView?, _ accessory: UIView?) {
        let former = container
        let bounds = window.bounds
        let container = InputViewsContainer(input: input, accessory: accessory)
        container.place(in: window)
        let end = container.frame
        let begin = former?.frame ?? CGRect(x: 0, y: bounds.maxY, width: end.width, height: end.height)
        former?.removeFromSuperview()
        self.container = container
        let notices = KeyboardNotices(window: window, begin: begin, end: end)
        UIView.performWithoutAnimation {
            window.addSubview(container)
            if former == nil { container.frame.origin.y = bounds.maxY }
        }
        notices.postWill(.show)
        move(container) {
            container.frame = end
        } completion: {
            notices.postDid(.show)
        }
    }

    private func hide() {
        guard let container else { return }
        self.container = nil
        let end = CGRect(origin: CGPoint(x: 0, y: window.bounds.maxY), size: container.bounds.size)
        let notices = KeyboardNotices(window: window, begin: container.frame, end: end)
        notices.postWill(.hide)
        move(container) {
            container.frame = end
        } completion: {
            container.removeFromSuperview()
            notices.postDid(.hide)
        }
    }

    private func move(_ container: UIView, _ change: @escaping () -> Void, completion: @escaping () -> Void) {
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
        ) { [unowned window] in
            change()
            window.keyboardGuidesDidChange()
        } completion: { _ in
            completion()
        }
    }

    // MARK: Interactive dismissal

    /// Moves the views down with a finger at this height of the window, if it is below their upper edge.
    func follow(fingerAt y: CGFloat) {
        guard let container else { return }
        container.frame.origin.y = min(max(y, restingTop(of: container)), window.bounds.maxY)
    }

    /// Called when the finger is lifted. Hides the views if the finger had moved them and was moving down; otherwise
    /// moves them back.
    func endDrag(velocity: CGFloat) {
        guard let container, container.frame.minY > restingTop(of: container) else { return }
        if velocity > 0, let responder = window.firstResponder, responder.resignFirstResponder() { return }
        let top = restingTop(of: container)
        move(container) {
            container.frame.origin.y = top
        } completion: {
        }
    }

    private func restingTop(of container: UIView) -> CGFloat { window.bounds.maxY - container.bounds.height }
}

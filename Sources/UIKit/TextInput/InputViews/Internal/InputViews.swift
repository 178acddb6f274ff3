import Foundation

/// What stands at a window's lower edge while somebody is being typed to: the input view of the first responder, which takes the place of a keyboard on
/// the screen, and the accessory view above it.
///
/// Owned by the window. A desktop has a keyboard of keys, so that without either nothing is shown and no notification posted.
@MainActor
final class InputViews {
    /// Sound: the window owns this object.
    private unowned(unsafe) let window: UIWindow
    private var container: InputViewsContainer?
    /// The first responder is being exchanged: what is shown for the one need not leave before that for the other comes.
    private var isExchanging = false

    /// As the notifications say. Verified: 0.25 s and curve 7 on iOS 7 and later (values of `UIKeyboardWillShowNotification`).
    static let duration = 0.25

    init(window: UIWindow) {
        self.window = window
    }

    /// In the window's coordinates; nil when nothing is shown.
    var frame: CGRect? { container?.frame }

    func exchangeResponder(_ change: () -> Bool) -> Bool {
        let wasExchanging = isExchanging
        isExchanging = true
        let isChanged = change()
        isExchanging = wasExchanging
        update()
        return isChanged
    }

    /// Shows what the first responder has, or the responders up the chain from it.
    func update() {
        guard !isExchanging else { return }
        let input = first(\.inputView)
        let accessory = first(\.inputAccessoryView)
        if input == nil, accessory == nil {
            hide()
        } else if container?.shows(input, accessory) != true {
            show(input, accessory)
        }
    }

    /// Nothing that is added to the window later covers them.
    func stayInFront() {
        if let container, window.subviews.last !== container { window.bringSubviewToFront(container) }
    }

    private func first(_ view: KeyPath<UIResponder, UIView?>) -> UIView? {
        guard let responder = window.firstResponder else { return nil }
        return sequence(first: responder, next: \.next).lazy.compactMap { $0[keyPath: view] }.first
    }

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
            withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
            animations: change
        ) { _ in completion() }
    }

    // MARK: Following a finger

    /// A finger at this height of the window pushes them down, as far as it is below their upper edge.
    func follow(fingerAt y: CGFloat) {
        guard let container else { return }
        container.frame.origin.y = min(max(y, restingTop(of: container)), window.bounds.maxY)
    }

    /// Where the finger has left them: away, if they were pushed and go on going down, else back.
    func letGo(velocity: CGFloat) {
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

/// Delivers the presses of one window: to the gesture recognizers around the focus first, then to the responder that gets
/// the keys. A press that a recognizer claims is over for the responder.
///
/// Owned by the window's TouchDispatcher.
@MainActor
final class PressDelivery {
    /// Sound: the window owns the dispatcher.
    private unowned let window: UIWindow
    private let arena: GestureArena
    /// The event while keys are down.
    private var current: UIPressesEvent?

    init(window: UIWindow, arena: GestureArena) {
        self.window = window
        self.arena = arena
    }

    func deliver(_ event: UIPressesEvent) {
        let mine = event.presses.filter { $0.pressedWindow === window }
        current = mine.contains(where: \.isDown) ? event : nil
        for press in mine where press.currentPhase != .stationary {
            if press.currentPhase == .began {
                press.pressedResponder = receiver
                arena.enter(press, recognizers: recognizers(for: press, of: event))
            }
            arena.send(press, of: event)
            send(press, of: event)
        }
    }

    /// Tells the responders of presses that recognizers have claimed since.
    func cancelClaimed() {
        guard let current else { return }
        for press in current.presses where press.pressedWindow === window && press.isClaimed {
            cancel(press, of: current)
        }
    }

    private func send(_ press: UIPress, of event: UIPressesEvent) {
        guard !press.isClaimed else { return cancel(press, of: event) }
        switch press.currentPhase {
        case .began:
            press.responderHasBegun = true
            press.pressedResponder?.pressesBegan([press], with: event)
        case .ended where press.responderHasBegun: press.pressedResponder?.pressesEnded([press], with: event)
        case .cancelled where press.responderHasBegun: press.pressedResponder?.pressesCancelled([press], with: event)
        default: break
        }
    }

    private func cancel(_ press: UIPress, of event: UIPressesEvent) {
        guard press.responderHasBegun else { return }
        press.responderHasBegun = false
        press.pressedResponder?.pressesCancelled([press], with: event)
    }

    // MARK: Receivers

    /// Without a first responder the window's root view controller receives the keys. unverified
    private var receiver: UIResponder {
        alertWithoutFirstResponder ?? window.firstResponder ?? window.rootViewController ?? window
    }

    /// An alert in front that gets the keys although another responder is the first one.
    private var alertWithoutFirstResponder: UIAlertController? {
        guard let alert = window.frontController as? UIAlertController, !alert.becomesFirstResponder else { return nil }
        return alert
    }

    /// The recognizers of the view that has the focus, or else of the first responder, or else of the first view that
    /// scrolls, and those of the views around it.
    private func recognizers(for press: UIPress, of event: UIPressesEvent) -> [UIGestureRecognizer] {
        guard press.button != nil else { return [] }
        var found: [UIGestureRecognizer] = []
        var next = focusedView
        while let view = next {
            found += (view.gestureRecognizers ?? []).filter { $0.accepts(press, of: event) }
            next = view.superview
        }
        return found
    }

    private var focusedView: UIView? {
        let item = window.windowScene?.focusSystemIfMade?.focusedItem
        if let view = item.flatMap({ FocusChain.view(of: $0) }), view.window === window { return view }
        if let view = window.firstResponder as? UIView { return view }
        return FocusMap(of: window).scrollViews.first ?? window.frontController?.viewIfLoaded ?? window
    }
}

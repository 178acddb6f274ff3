/// Delivers the presses of one window: to the gesture recognizers around the focus first, then to the responder that gets
/// the keys. Presses that a recognizer claims are cancelled for the responder; presses that recognizers have not decided
/// about may be delayed, as touches are.
///
/// Owned by the window's TouchDispatcher, which settles it after every decision.
@MainActor
final class PressDelivery {
    /// Weak, because a responder may close the window.
    private weak var window: UIWindow?
    private let arena: GestureArena
    /// The presses that the responders are not finished with.
    private var open: [UIPress] = []
    private var event: UIPressesEvent?

    init(window: UIWindow, arena: GestureArena) {
        self.window = window
        self.arena = arena
    }

    /// Gives the presses that went down or up to the recognizers.
    func receive(_ event: UIPressesEvent) {
        guard let window else { return }
        self.event = event
        for press in event.presses where press.pressedWindow === window && press.currentPhase != .stationary {
            if press.currentPhase == .began {
                let receiver = PressReceiver(window: window)
                press.pressedResponder = receiver.responder
                open.append(press)
                arena.enter(press, recognizers: receiver.recognizers(for: press, of: event))
            }
            arena.send(press, of: event)
        }
    }

    /// Calls the responders for presses that recognizers do not delay.
    func settle() {
        guard let event else { return }
        for press in open where !press.isFinished {
            if press.isClaimed || press.currentPhase == .cancelled {
                press.isFinished = true
                if press.responderHasBegun { press.pressedResponder?.pressesCancelled([press], with: event) }
                continue
            }
            if !press.responderHasBegun, !press.beganIsHeld {
                press.responderHasBegun = true
                press.pressedResponder?.pressesBegan([press], with: event)
            }
            if press.responderHasBegun, press.currentPhase == .ended, !press.endIsHeld, !press.isFinished {
                press.isFinished = true
                press.pressedResponder?.pressesEnded([press], with: event)
            }
        }
        open.removeAll { $0.isFinished && !$0.isDown }
        if open.isEmpty { self.event = nil }
    }
}

extension UIPress {
    fileprivate var beganIsHeld: Bool {
        recognizers.contains { $0.delaysTouchesBegan && $0.currentState == .possible }
    }

    fileprivate var endIsHeld: Bool {
        recognizers.contains { $0.delaysTouchesEnded && $0.currentState == .possible }
    }
}

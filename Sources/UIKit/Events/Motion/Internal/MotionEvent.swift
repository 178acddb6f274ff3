import Foundation

/// A movement of the device. A desktop has none: a key, or a test, stands for shaking it.
@MainActor
final class MotionEvent: UIEvent {
    enum Phase { case began, ended, cancelled }

    let window: UIWindow
    private(set) var phase = Phase.began

    init(window: UIWindow, time: TimeInterval) {
        self.window = window
        super.init(time: time)
    }

    override var type: EventType { .motion }
    override var subtype: EventSubtype { .motionShake }
    override var windows: [UIWindow] { [window] }

    /// Sends a whole shake through the application: its beginning and its end.
    static func shake(_ window: UIWindow, of application: UIApplication, time: TimeInterval) {
        let event = MotionEvent(window: window, time: time)
        application.sendEvent(event)
        event.phase = .ended
        application.sendEvent(event)
    }

    /// Calls the first responder or, if there is none, the controller that the user sees; both pass the event on along
    /// the responder chain.
    func deliver() {
        let responder = window.firstResponder ?? window.frontController ?? window
        switch phase {
        case .began: responder.motionBegan(subtype, with: self)
        case .ended: responder.motionEnded(subtype, with: self)
        case .cancelled: responder.motionCancelled(subtype, with: self)
        }
    }
}

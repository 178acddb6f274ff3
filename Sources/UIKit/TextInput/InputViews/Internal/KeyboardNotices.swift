import Foundation

/// Posts the keyboard notifications for a change of a window's input views, with frames in the screen's coordinates.
@MainActor
struct KeyboardNotices {
    enum Change {
        case show, hide
    }

    private let window: UIWindow
    private let userInfo: [AnyHashable: Any]
    private let begin: CGRect
    private let end: CGRect

    init(window: UIWindow, begin: CGRect, end: CGRect) {
        self.window = window
        self.begin = begin
        self.end = end
        userInfo = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: window.convert(begin, to: nil as UIWindow?)),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: window.convert(end, to: nil as UIWindow?)),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: InputViews.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    /// Called before the views move.
    func postWill(_ change: Change) {
        post(UIResponder.keyboardWillChangeFrameNotification)
        send(UIResponder.KeyboardWillChangeFrameMessage.init)
        if change == .show {
            post(UIResponder.keyboardWillShowNotification)
            send(UIResponder.KeyboardWillShowMessage.init)
        } else {
            post(UIResponder.keyboardWillHideNotification)
            send(UIResponder.KeyboardWillHideMessage.init)
        }
        window.rootViewController?.keyboardMoves(to: change == .show ? end : nil, in: window)
    }

    func postDid(_ change: Change) {
        if change == .show {
            post(UIResponder.keyboardDidShowNotification)
            send(UIResponder.KeyboardDidShowMessage.init)
        } else {
            post(UIResponder.keyboardDidHideNotification)
            send(UIResponder.KeyboardDidHideMessage.init)
        }
        post(UIResponder.keyboardDidChangeFrameNotification)
        send(UIResponder.KeyboardDidChangeFrameMessage.init)
    }

    /// Posts the message of a notification. The curve of the notification is none that a message could have.
    private func send<Message: NotificationCenter.MainActorMessage>(
        _ message: (CGRect, CGRect, TimeInterval, UIView.AnimationCurve, Bool, UIScreen) -> Message
    ) where Message.Subject == UIScreen {
        let screen = window.screen
        NotificationCenter.default.post(
            message(
                window.convert(begin, to: nil as UIWindow?), window.convert(end, to: nil as UIWindow?),
                InputViews.duration, .easeInOut, true, screen),
            subject: screen)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
    }
}

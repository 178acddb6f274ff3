import Foundation

/// Posts the keyboard notifications for a change of a window's input views, with frames in the screen's coordinates.
@MainActor
struct KeyboardNotices {
    enum Change {
        case show, hide
    }

    private let window: UIWindow
    private let userInfo: [AnyHashable: Any]
    private let end: CGRect

    init(window: UIWindow, begin: CGRect, end: CGRect) {
        self.window = window
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
        post(change == .show ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
        window.rootViewController?.keyboardMoves(to: change == .show ? end : nil, in: window)
    }

    func postDid(_ change: Change) {
        post(change == .show ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
        post(UIResponder.keyboardDidChangeFrameNotification)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
    }
}

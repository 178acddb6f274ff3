import Foundation

/// An object that restores its state from an activity. All responders are.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Called with an activity that is continued, for each object that the application named.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// The activity of a responder; kept in its attachments, since most have none.
@MainActor
final class ResponderActivity {
    let activity: NSUserActivity

    private init(_ activity: NSUserActivity) {
        self.activity = activity
    }

    static func of(_ responder: UIResponder) -> NSUserActivity? {
        Attachments.read(of: responder) { $0[ResponderActivity.self] }?.activity
    }

    static func set(_ activity: NSUserActivity?, of responder: UIResponder) {
        let former = of(responder)
        guard former !== activity else { return }
        former?.remove(responder)
        let new = activity.map(ResponderActivity.init)
        _ = Attachments.change(of: responder, creating: new != nil) { attachments -> Bool? in
            attachments[ResponderActivity.self] = new
            return true
        }
        activity?.add(responder)
    }
}

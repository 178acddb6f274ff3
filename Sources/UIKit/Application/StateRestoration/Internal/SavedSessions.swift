import Foundation

/// The sessions of the last run: their identifiers, what the application has put into them, and the activities of their
/// scenes. Owned by ``ApplicationRun``.
///
/// A session is saved if the application has read its identifier or put something into it. Others have nothing that
/// could be missed.
@MainActor
final class SavedSessions {
    static let file = "sessions"

    private let store: any StateStore
    private var waiting: [[String: Any]]
    private var hasFile: Bool

    init(_ store: any StateStore) {
        self.store = store
        let contents = store.contents(named: Self.file)
        waiting = contents?["sessions"] as? [[String: Any]] ?? []
        hasFile = contents != nil
    }

    /// Returns the next session of the last run; nil if there is none left.
    func next() -> UISceneSession? {
        while !waiting.isEmpty {
            let saved = waiting.removeFirst()
            guard let identifier = saved["identifier"] as? String else { continue }
            let session = UISceneSession(role: .windowApplication, identifier: identifier)
            session.userInfo = saved["info"].flatMap(SavedValue.value) as? [String: Any]
            session.stateRestorationActivity = (saved["activity"] as? [String: Any]).flatMap(SavedActivity.activity)
            return session
        }
        return nil
    }

    func save(_ sessions: [UISceneSession]) {
        let worthSaving = sessions.filter(\.isWorthSaving)
        guard !worthSaving.isEmpty || hasFile else { return }
        guard !worthSaving.isEmpty else {
            hasFile = false
            return store.remove(Self.file)
        }
        hasFile = true
        store.save(["sessions": worthSaving.map(propertyList)], named: Self.file)
    }

    private func propertyList(_ session: UISceneSession) -> [String: Any] {
        var list: [String: Any] = ["identifier": session.persistentIdentifier]
        list["info"] = session.userInfo.flatMap { SavedValue.propertyList($0) }
        list["activity"] = session.stateRestorationActivity.flatMap(SavedActivity.propertyList)
        return list
    }
}

/// The activity of a scene that enters the background.
@MainActor
struct SceneActivity {
    let scene: UIScene

    /// Completes an activity, then tells the delegate of the scene (unverified for an activity that is saved).
    func update(_ activity: NSUserActivity) {
        activity.update()
        SceneDelegateMethods.didUpdate.receiver(scene.delegate)?.scene(scene, didUpdate: activity)
    }

    /// Asks the delegate for the activity, lets it be completed, and gives it to the session.
    func save() {
        if let delegate = SceneDelegateMethods.restorationActivity.receiver(scene.delegate) {
            scene.session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
        }
        if let activity = scene.session.stateRestorationActivity { update(activity) }
    }
}

import Foundation
import Synchronization

/// Something that the user does in the application, described so that it can be continued: in another scene, or when
/// the application is launched again. Foundation on Linux has no such class, and no other device continues activities.
open class NSUserActivity: NSObject {
    /// The type in reverse domain notation, for example "org.example.edit".
    open private(set) var activityType: String

    /// The name of the activity, as a user would read it; nil by default.
    open var title: String?

    /// What is needed to continue the activity. Only arrays, data, dates, dictionaries, nulls, numbers, sets, strings,
    /// URLs and UUIDs are saved.
    open var userInfo: [AnyHashable: Any]?

    /// The keys of ``userInfo`` that are saved; nil, the default, saves all.
    open var requiredUserInfoKeys: Set<String>?

    /// Whether the delegate and the responders with this activity have something to write into it. They are asked
    /// before it is saved or continued, and, while it is current, at the end of a turn of the run loop, which sets this
    /// property to false.
    open var needsSave = false {
        didSet { if needsSave, !oldValue { updateIfCurrent() } }
    }

    /// A page that shows the same.
    open var webpageURL: URL?

    /// The page that led to ``webpageURL``.
    open var referrerURL: URL?

    /// The date from which on the activity is not continued any more.
    open var expirationDate: Date?

    /// Words that describe the activity.
    open var keywords: Set<String> = []

    /// The object that is told before the activity is saved; not retained.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Names the content, to find a scene that shows it already.
    open var targetContentIdentifier: String?

    // MARK: Devices and searches

    /// Stored only: no other device continues activities. The default is true.
    open var isEligibleForHandoff = true
    /// Stored only: nothing searches activities. The default is false.
    open var isEligibleForSearch = false
    /// Stored only: nothing is published. The default is false.
    open var isEligibleForPublicIndexing = false
    /// Stored only: nothing suggests activities. The default is false.
    open var isEligibleForPrediction = false
    /// Names the activity for ``deleteSavedUserActivities(withPersistentIdentifiers:completionHandler:)``. By default
    /// it is nil.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?
    /// Stored only: no other device asks for streams. The default is false.
    open var supportsContinuationStreams = false

    /// Calls the handler with `CocoaError.featureUnsupported`: no other device has offered the activity.
    open func getContinuationStreams(
        completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, nil, CocoaError(.featureUnsupported)) }
    }

    /// Calls the handler on another thread: activities are not kept for searches, so that there are none to delete.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping @Sendable () -> Void
    ) {
        DispatchQueue.global().async(execute: handler)
    }

    /// Returns at once: activities are not kept for searches.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
    ) async {}

    /// Calls the handler on another thread: activities are not kept for searches, so that there are none to delete.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async(execute: handler)
    }

    /// Returns at once: activities are not kept for searches.
    open class func deleteAllSavedUserActivities() async {}

    private let state = Mutex(State())
    private static let current = Mutex(Current())

    private struct State {
        var isInvalid = false
        var responders: [WeakResponder] = []
    }

    private struct WeakResponder {
        weak var responder: UIResponder?
    }

    private struct Current {
        var activity: ObjectIdentifier?
    }

    /// Creates an activity, which becomes current only by ``becomeCurrent()``.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    deinit { resignCurrent() }

    /// Adds entries to ``userInfo``; those with a known key replace the former value.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    // MARK: The current activity

    /// Makes this the activity that the user is engaged in, of which there is one. An invalid activity cannot be.
    open func becomeCurrent() {
        guard isValid else { return }
        let id = ObjectIdentifier(self)
        Self.current.withLock { $0.activity = id }
        if needsSave { updateIfCurrent() }
    }

    /// Ends the user's engagement in this activity. Does nothing if another activity is current.
    open func resignCurrent() {
        let id = ObjectIdentifier(self)
        Self.current.withLock { if $0.activity == id { $0.activity = nil } }
    }

    /// Ends the activity: from now on it is neither saved nor continued.
    open func invalidate() {
        state.withLock { $0.isInvalid = true }
        resignCurrent()
    }

    /// Whether the activity can be continued.
    var isValid: Bool { !state.withLock { $0.isInvalid } && (expirationDate.map { $0 > Date() } ?? true) }

    private var isCurrent: Bool {
        let id = ObjectIdentifier(self)
        return Self.current.withLock { $0.activity == id }
    }

    private func updateIfCurrent() {
        guard isCurrent else { return }
        // Sound: an activity belongs to the main thread, where its delegate and responders are.
        nonisolated(unsafe) let activity = self
        DispatchQueue.main.async {
            MainActor.assumeIsolated { if activity.isCurrent, activity.needsSave { activity.update() } }
        }
    }

    // MARK: Responders

    @MainActor func add(_ responder: UIResponder) {
        state.withLock { state in
            state.responders.removeAll { $0.responder == nil || $0.responder === responder }
            state.responders.append(WeakResponder(responder: responder))
        }
    }

    @MainActor func remove(_ responder: UIResponder) {
        state.withLock { state in
            state.responders.removeAll { $0.responder == nil || $0.responder === responder }
        }
    }

    /// Lets the delegate and the responders write into the activity, before it is saved or continued.
    @MainActor func update() {
        needsSave = false
        NSUserActivityDelegateMethods.willSave.receiver(delegate)?.userActivityWillSave(self)
        let responders = state.withLock { $0.responders.compactMap(\.responder) }
        for responder in responders where responder.userActivity === self { responder.updateUserActivityState(self) }
        needsSave = false
    }
}

/// Writes into an activity before it is saved or continued. Every method is optional.
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before the activity is saved or continued; write into its `userInfo` here.
    func userActivityWillSave(_ userActivity: NSUserActivity)

    /// Called when another scene has continued the activity.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

/// Names an activity of the application.
public typealias NSUserActivityPersistentIdentifier = String

/// The activity type of a web page: "NSUserActivityTypeBrowsingWeb".
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

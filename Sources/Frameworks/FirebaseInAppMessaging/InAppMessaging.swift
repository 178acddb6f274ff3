import Synchronization

/// - Linux: no effect
///
/// Shows messages in the program, of which there are none.
public final class InAppMessaging: NSObject, Sendable {
    private static let shared = InAppMessaging()
    private let state = Mutex((isSuppressed: false, collectsData: true))

    public class func inAppMessaging() -> InAppMessaging { shared }

    public var messageDisplaySuppressed: Bool {
        get { state.withLock { $0.isSuppressed } }
        set { state.withLock { $0.isSuppressed = newValue } }
    }

    public var automaticDataCollectionEnabled: Bool {
        get { state.withLock { $0.collectsData } }
        set { state.withLock { $0.collectsData = newValue } }
    }

    public func triggerEvent(_ eventName: String) {}
}

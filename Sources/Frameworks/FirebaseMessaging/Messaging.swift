/// - Linux: refuses
///
/// Messages from a server. There is no token, and none comes: requests end with `MessagingError.network` on the main
/// queue, and the delegate is not called.
// Sound: programs use it on the main thread, as in Firebase.
open class Messaging: NSObject, @unchecked Sendable {
    private static let shared = Messaging()

    /// - Linux: no effect
    open weak var delegate: (any MessagingDelegate)?
    /// - Linux: works
    open var apnsToken: Data?
    /// - Linux: no effect
    open var isAutoInitEnabled = true
    /// - Linux: no effect
    ///
    /// Of versions before 7.
    open var shouldEstablishDirectChannel = false

    /// - Linux: works
    open class func messaging() -> Messaging { shared }

    /// Nil.
    open var fcmToken: String? { nil }

    /// - Linux: works
    open func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) { self.apnsToken = apnsToken }

    open func token(completion: @escaping (String?, (any Error)?) -> Void) {
        FirebaseAbsence.later { completion(nil, MessagingError.network) }
    }

    open func token() async throws -> String { throw MessagingError.network }

    open func deleteToken(completion: @escaping ((any Error)?) -> Void) { refuse(completion) }

    open func deleteToken() async throws { throw MessagingError.network }

    open func retrieveFCMToken(
        forSenderID senderID: String, completion: @escaping (String?, (any Error)?) -> Void
    ) {
        token(completion: completion)
    }

    open func retrieveFCMToken(forSenderID senderID: String) async throws -> String { throw MessagingError.network }

    open func deleteFCMToken(forSenderID senderID: String, completion: @escaping ((any Error)?) -> Void) {
        refuse(completion)
    }

    open func deleteFCMToken(forSenderID senderID: String) async throws { throw MessagingError.network }

    open func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)? = nil) { refuse(completion) }

    open func subscribe(toTopic topic: String) async throws { throw MessagingError.network }

    open func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
        refuse(completion)
    }

    open func unsubscribe(fromTopic topic: String) async throws { throw MessagingError.network }

    open func deleteData(completion: @escaping ((any Error)?) -> Void) { refuse(completion) }

    open func deleteData() async throws { throw MessagingError.network }

    @discardableResult
    open func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo { MessagingMessageInfo() }

    private func refuse(_ completion: (((any Error)?) -> Void)?) {
        FirebaseAbsence.later { completion?(MessagingError.network) }
    }
}

/// - Linux: no effect
///
/// Is told of tokens, of which there are none.
public protocol MessagingDelegate: NSObjectProtocol {
    func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
    /// Of versions before 8, in which the token is never nil.
    func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String)
    /// Of versions before 8.
    func messaging(_ messaging: Messaging, didRefreshRegistrationToken fcmToken: String)
    /// Of versions before 7.
    func messaging(_ messaging: Messaging, didReceive remoteMessage: MessagingRemoteMessage)
}

extension MessagingDelegate {
    public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
    public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String) {}
    public func messaging(_ messaging: Messaging, didRefreshRegistrationToken fcmToken: String) {}
    public func messaging(_ messaging: Messaging, didReceive remoteMessage: MessagingRemoteMessage) {}
}

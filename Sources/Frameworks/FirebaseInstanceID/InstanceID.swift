public let InstanceIDScopeFirebaseMessaging = "fcm"

extension NSNotification.Name {
    /// Never posted, because there is no token.
    public static let InstanceIDTokenRefresh = NSNotification.Name(
        "com.firebase.iid.notif.refresh-token")
}

/// - Linux: works
public enum InstanceIDError: UInt, Sendable {
    case unknown = 0
    case authentication = 1
    case noAccess = 2
    case timeout = 3
    case network = 4
    case operationInProgress = 5
    case invalidRequest = 7
}

/// - Linux: refuses
///
/// An installation and its token. Requests fail, so programs never get one.
public final class InstanceIDResult: NSObject, Sendable {
    public let instanceID = ""
    public let token = ""
}

/// - Linux: refuses
///
/// Tokens of versions before 8. Requests end with `InstanceIDError.network`, on the main queue.
public final class InstanceID: NSObject, Sendable {
    private static let shared = InstanceID()

    /// - Linux: works
    public class func instanceID() -> InstanceID { shared }

    public func instanceID(handler: @escaping (InstanceIDResult?, (any Error)?) -> Void) {
        FirebaseAbsence.later { handler(nil, Self.error) }
    }

    /// Nil.
    public func token() -> String? { nil }

    public func token(
        withAuthorizedEntity authorizedEntity: String, scope: String, options: [AnyHashable: Any]? = nil,
        handler: @escaping (String?, (any Error)?) -> Void
    ) {
        FirebaseAbsence.later { handler(nil, Self.error) }
    }

    public func deleteToken(
        withAuthorizedEntity authorizedEntity: String, scope: String, handler: @escaping ((any Error)?) -> Void
    ) {
        FirebaseAbsence.later { handler(Self.error) }
    }

    public func getID(handler: @escaping (String?, (any Error)?) -> Void) {
        FirebaseAbsence.later { handler(nil, Self.error) }
    }

    public func deleteID(handler: @escaping ((any Error)?) -> Void) { FirebaseAbsence.later { handler(Self.error) } }

    private static var error: NSError {
        NSError(
            domain: "com.firebase.instanceid", code: Int(InstanceIDError.network.rawValue),
            userInfo: [NSLocalizedDescriptionKey: FirebaseAbsence.explanation])
    }
}

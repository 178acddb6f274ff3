/// The domain of ``MessagingError``.
public let MessagingErrorDomain = "com.google.fcm"

extension NSNotification.Name {
    /// Never posted, because there is no token.
    public static let MessagingRegistrationTokenRefreshed = NSNotification.Name(
        "com.firebase.messaging.notif.fcm-token-refreshed")
}

/// - Linux: works
public enum MessagingError: Int, Error, Sendable {
    case unknown = 0
    case authentication = 1
    case noAccess = 2
    case timeout = 3
    case network = 4
    case operationInProgress = 5
    case invalidRequest = 7
    case invalidTopicName = 8

    public typealias Code = MessagingError

    public var code: Code { self }
}

extension MessagingError: CustomNSError, LocalizedError {
    public static var errorDomain: String { MessagingErrorDomain }

    public var errorCode: Int { rawValue }

    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    public var errorDescription: String? {
        self == .network ? FirebaseAbsence.explanation : "Firebase's messaging failed with the code \(rawValue)."
    }
}

/// - Linux: works
public enum MessagingMessageStatus: Int, Sendable {
    case unknown
    case new
}

/// - Linux: works
public enum MessagingAPNSTokenType: Int, Sendable {
    case unknown
    case sandbox
    case prod
}

/// - Linux: no effect
public final class MessagingMessageInfo: NSObject {
    public let status = MessagingMessageStatus.unknown
}

/// - Linux: no effect
///
/// A message of versions before 7, of which there is none.
public final class MessagingRemoteMessage: NSObject {
    public let appData: [AnyHashable: Any] = [:]
    public let messageID = ""
}

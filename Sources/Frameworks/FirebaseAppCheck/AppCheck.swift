import Synchronization

extension NSNotification.Name {
    /// Never posted, because there is no token.
    public static let AppCheckTokenDidChange = NSNotification.Name("FIRAppCheckAppCheckTokenDidChangeNotification")
}

public let AppCheckTokenNotificationKey = "FIRAppCheckTokenNotificationKey"

public let AppCheckAppNameNotificationKey = "FIRAppCheckAppNameNotificationKey"

/// The domain of ``AppCheckErrorCode``.
public let AppCheckErrorDomain = "com.firebase.appCheck"

/// - Linux: works
public enum AppCheckErrorCode: Int, Error, Sendable {
    case unknown = 0
    case serverUnreachable = 1
    case invalidConfiguration = 2
    case keychain = 3
    case unsupported = 4

    public typealias Code = AppCheckErrorCode

    public var code: Code { self }
}

extension AppCheckErrorCode: CustomNSError, LocalizedError {
    public static var errorDomain: String { AppCheckErrorDomain }

    public var errorCode: Int { rawValue }

    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    public var errorDescription: String? { FirebaseAbsence.explanation }
}

/// - Linux: refuses
///
/// Proves to Firebase that the program is the genuine one. Requests end with `AppCheckErrorCode.serverUnreachable` on
/// the main queue; providers are not asked.
// Sound: programs use it on the main thread.
public final class AppCheck: NSObject, @unchecked Sendable {
    private static let shared = AppCheck()

    /// - Linux: no effect
    public var isTokenAutoRefreshEnabled = true

    /// - Linux: works
    public class func appCheck() -> AppCheck { shared }

    /// - Linux: works
    public class func appCheck(app: FirebaseApp) -> AppCheck? { shared }

    /// - Linux: no effect
    public class func setAppCheckProviderFactory(_ factory: (any AppCheckProviderFactory)?) {}

    public func token(
        forcingRefresh: Bool, completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void
    ) {
        AppCheckAbsence.refuse(handler)
    }

    public func token(forcingRefresh: Bool) async throws -> AppCheckToken { throw AppCheckErrorCode.serverUnreachable }

    public func limitedUseToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {
        AppCheckAbsence.refuse(handler)
    }

    public func limitedUseToken() async throws -> AppCheckToken { throw AppCheckErrorCode.serverUnreachable }
}

/// Ends requests for tokens.
enum AppCheckAbsence {
    static func refuse(_ handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {
        FirebaseAbsence.later { handler(nil, AppCheckErrorCode.serverUnreachable) }
    }
}

/// - Linux: works
public final class AppCheckToken: NSObject, Sendable {
    public let token: String
    public let expirationDate: Date

    public init(token: String, expirationDate: Date) {
        self.token = token
        self.expirationDate = expirationDate
    }
}

/// The domain of ``InstallationsErrorCode``.
public let InstallationsErrorDomain = "com.firebase.installations"

/// - Linux: works
public enum InstallationsErrorCode: Int, Error, Sendable {
    case unknown = 0
    case keychain = 1
    case serverUnreachable = 2
    case invalidConfiguration = 3

    public typealias Code = InstallationsErrorCode

    public var code: Code { self }
}

extension InstallationsErrorCode: CustomNSError, LocalizedError {
    public static var errorDomain: String { InstallationsErrorDomain }

    public var errorCode: Int { rawValue }

    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    public var errorDescription: String? { FirebaseAbsence.explanation }
}

/// - Linux: refuses
///
/// A token of an installation. Requests fail, so programs never get one.
public final class InstallationsAuthTokenResult: NSObject, Sendable {
    public var authToken: String { "" }
    public var expirationDate: Date { .distantPast }
}

/// - Linux: refuses
///
/// The identifier of an installation. Requests end with `InstallationsErrorCode.serverUnreachable` on the main queue.
public final class Installations: NSObject, Sendable {
    private static let shared = Installations()

    /// - Linux: works
    public class func installations() -> Installations { shared }

    /// - Linux: works
    public class func installations(app application: FirebaseApp) -> Installations { shared }

    public func installationID(completion: @escaping (String?, (any Error)?) -> Void) { refuse(completion) }

    public func installationID() async throws -> String { throw InstallationsErrorCode.serverUnreachable }

    public func authToken(completion: @escaping (InstallationsAuthTokenResult?, (any Error)?) -> Void) {
        refuse(completion)
    }

    public func authToken() async throws -> InstallationsAuthTokenResult {
        throw InstallationsErrorCode.serverUnreachable
    }

    public func authTokenForcingRefresh(
        _ forceRefresh: Bool, completion: @escaping (InstallationsAuthTokenResult?, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    public func authTokenForcingRefresh(_ forceRefresh: Bool) async throws -> InstallationsAuthTokenResult {
        throw InstallationsErrorCode.serverUnreachable
    }

    public func delete(completion: @escaping ((any Error)?) -> Void) {
        refuse { (_: String?, error) in completion(error) }
    }

    public func delete() async throws { throw InstallationsErrorCode.serverUnreachable }

    private func refuse<Value>(_ completion: @escaping (Value?, (any Error)?) -> Void) {
        FirebaseAbsence.later { completion(nil, InstallationsErrorCode.serverUnreachable) }
    }
}

import Synchronization

/// The namespace of values that have no other.
public let NamespaceGoogleMobilePlatform = "firebase"

public let RemoteConfigThrottledEndTimeInSecondsKey = "error_throttled_end_time_seconds"

/// The domain of ``RemoteConfigError``.
public let RemoteConfigErrorDomain = "com.google.remoteconfig.ErrorDomain"

/// The domain of ``RemoteConfigUpdateError``.
public let RemoteConfigUpdateErrorDomain = "com.google.remoteconfig.update.ErrorDomain"

/// - Linux: works
public enum RemoteConfigFetchStatus: Int, Sendable {
    case noFetchYet
    case success
    case failure
    case throttled
}

/// - Linux: works
public enum RemoteConfigFetchAndActivateStatus: Int, Sendable {
    case successFetchedFromRemote
    case successUsingPreFetchedData
    case error
}

/// - Linux: works
public enum RemoteConfigSource: Int, Sendable {
    case remote
    case `default`
    case `static`
}

/// - Linux: works
public enum RemoteConfigError: Int, Error, Sendable {
    case unknown = 8001
    case throttled = 8002
    case internalError = 8003

    public typealias Code = RemoteConfigError

    public var code: Code { self }
}

extension RemoteConfigError: CustomNSError, LocalizedError {
    public static var errorDomain: String { RemoteConfigErrorDomain }

    public var errorCode: Int { rawValue }

    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    public var errorDescription: String? { FirebaseAbsence.explanation }
}

/// - Linux: works
public enum RemoteConfigUpdateError: Int, Error, Sendable {
    case streamError = 8001
    case notFetched = 8002
    case messageInvalid = 8003
    case unavailable = 8004

    public typealias Code = RemoteConfigUpdateError

    public var code: Code { self }
}

extension RemoteConfigUpdateError: CustomNSError, LocalizedError {
    public static var errorDomain: String { RemoteConfigUpdateErrorDomain }

    public var errorCode: Int { rawValue }

    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    public var errorDescription: String? { FirebaseAbsence.explanation }
}

/// - Linux: no effect
open class RemoteConfigSettings: NSObject {
    /// In seconds.
    open var minimumFetchInterval: TimeInterval = 12 * 3600
    /// In seconds.
    open var fetchTimeout: TimeInterval = 60
    /// Of versions before 7.
    open private(set) var isDeveloperModeEnabled = false

    public override init() {}

    /// Of versions before 7.
    public init(developerModeEnabled: Bool) {
        isDeveloperModeEnabled = developerModeEnabled
    }
}

/// - Linux: refuses
///
/// Which values have changed on the server. Programs never get one.
public final class RemoteConfigUpdate: NSObject {
    public let updatedKeys: Set<String> = []
}

/// - Linux: works
public final class ConfigUpdateListenerRegistration: NSObject, Sendable {
    private let removed = Mutex(false)

    var isRemoved: Bool { removed.withLock { $0 } }

    public func remove() { removed.withLock { $0 = true } }
}

import Foundation

/// The domain of ``LPError``.
///
/// - Linux: works
public let LPErrorDomain = "LPErrorDomain"

/// The reason why the metadata of a link were not fetched.
///
/// - Linux: works
public struct LPError: _BridgedStoredNSError {
    /// What went wrong.
    ///
    /// - Linux: works
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = LPError

        case unknown = 1
        case metadataFetchFailed = 2
        case metadataFetchCancelled = 3
        case metadataFetchTimedOut = 4
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var errorDomain: String { LPErrorDomain }

    public static var _nsErrorDomain: String { LPErrorDomain }

    public static var unknown: Code { .unknown }
    public static var metadataFetchFailed: Code { .metadataFetchFailed }
    public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
    public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
}

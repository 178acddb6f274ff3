import Foundation

/// The domain of ``CXError``.
public let CXErrorDomain = "com.apple.CallKit.error"

/// - Linux: works
///
/// Says why CallKit refused.
public struct CXError: _BridgedStoredNSError {
    /// - Linux: works
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CXError

        case unknownError = 0
        case unentitled = 1
        case invalidArgument = 2
        case missingVoIPBackgroundMode = 3
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { CXErrorDomain }
    public static var errorDomain: String { CXErrorDomain }

    public static var unknownError: Code { .unknownError }
    public static var unentitled: Code { .unentitled }
    public static var invalidArgument: Code { .invalidArgument }
    public static var missingVoIPBackgroundMode: Code { .missingVoIPBackgroundMode }
}

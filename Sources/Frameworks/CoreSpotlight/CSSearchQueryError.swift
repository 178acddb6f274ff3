import Foundation

/// The domain of ``CSSearchQueryError``.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// - Linux: works
///
/// Says why a search ended. On Linux every search ends with `indexUnreachable`.
public struct CSSearchQueryError: _BridgedStoredNSError {
    /// - Linux: works
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CSSearchQueryError

        case unknown = -2000
        case indexUnreachable = -2001
        case invalidQuery = -2002
        case cancelled = -2003
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { CSSearchQueryErrorDomain }
    public static var errorDomain: String { CSSearchQueryErrorDomain }

    public static var unknown: Code { .unknown }
    public static var indexUnreachable: Code { .indexUnreachable }
    public static var invalidQuery: Code { .invalidQuery }
    public static var cancelled: Code { .cancelled }
}

import Foundation

/// The domain of ``MXError``.
public let MXErrorDomain = "MXErrorDomain"

/// - Linux: works
///
/// Says why a launch task was refused.
public struct MXError: _BridgedStoredNSError {
    /// - Linux: works
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = MXError

        case launchTaskInvalidID = 0
        case launchTaskMaxCount = 1
        case launchTaskPastDeadline = 2
        case launchTaskDuplicated = 3
        case launchTaskUnknown = 4
        case launchTaskInternalFailure = 5
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { MXErrorDomain }
    public static var errorDomain: String { MXErrorDomain }

    public static var launchTaskInvalidID: Code { .launchTaskInvalidID }
    public static var launchTaskMaxCount: Code { .launchTaskMaxCount }
    public static var launchTaskPastDeadline: Code { .launchTaskPastDeadline }
    public static var launchTaskDuplicated: Code { .launchTaskDuplicated }
    public static var launchTaskUnknown: Code { .launchTaskUnknown }
    public static var launchTaskInternalFailure: Code { .launchTaskInternalFailure }
}

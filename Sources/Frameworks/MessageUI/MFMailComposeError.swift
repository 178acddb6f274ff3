import Foundation

/// The domain of ``MFMailComposeError``.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// - Linux: works
///
/// Why a mail could not be passed to the desktop's program for mail.
public struct MFMailComposeError: _BridgedStoredNSError {
    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var _nsErrorDomain: String { MFMailComposeErrorDomain }

    public static var errorDomain: String { MFMailComposeErrorDomain }

    /// - Linux: works
    ///
    /// Only `.sendFailed` is reported: a mail is never saved by the controller.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = MFMailComposeError

        case saveFailed = 0
        case sendFailed = 1
    }

    public static var saveFailed: Code { .saveFailed }
    public static var sendFailed: Code { .sendFailed }
}

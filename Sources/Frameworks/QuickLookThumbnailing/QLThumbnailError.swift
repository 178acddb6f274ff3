import Foundation

/// The domain of ``QLThumbnailError``.
///
/// - Linux: works
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"

/// The reason why there is no thumbnail of a file.
///
/// - Linux: works
public struct QLThumbnailError: _BridgedStoredNSError {
    /// What went wrong.
    ///
    /// - Linux: works
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = QLThumbnailError

        case generationFailed = 0
        case savingToURLFailed = 1
        case noCachedThumbnail = 2
        case noCloudThumbnail = 3
        case requestInvalid = 4
        case requestCancelled = 5
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var errorDomain: String { QLThumbnailErrorDomain }

    public static var _nsErrorDomain: String { QLThumbnailErrorDomain }

    public static var generationFailed: Code { .generationFailed }
    public static var savingToURLFailed: Code { .savingToURLFailed }
    public static var noCachedThumbnail: Code { .noCachedThumbnail }
    public static var noCloudThumbnail: Code { .noCloudThumbnail }
    public static var requestInvalid: Code { .requestInvalid }
    public static var requestCancelled: Code { .requestCancelled }
}

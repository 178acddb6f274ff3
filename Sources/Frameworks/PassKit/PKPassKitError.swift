import Foundation

/// The domain of ``PKPassKitError``.
public let PKPassKitErrorDomain = "PKPassKitErrorDomain"

/// - Linux: works
///
/// Says why a pass was refused.
public struct PKPassKitError: _BridgedStoredNSError {
    /// - Linux: works
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = PKPassKitError

        case unknownError = -1
        case invalidDataError = 1
        case unsupportedVersionError = 2
        case invalidSignature = 3
        case notEntitledError = 4
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { PKPassKitErrorDomain }
    public static var errorDomain: String { PKPassKitErrorDomain }

    public static var unknownError: Code { .unknownError }
    public static var invalidDataError: Code { .invalidDataError }
    public static var unsupportedVersionError: Code { .unsupportedVersionError }
    public static var invalidSignature: Code { .invalidSignature }
    public static var notEntitledError: Code { .notEntitledError }
}

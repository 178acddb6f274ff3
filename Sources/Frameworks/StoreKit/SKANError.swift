import Foundation

/// The domain of ``SKANError``.
public let SKANErrorDomain = "SKANErrorDomain"

/// - Linux: works
///
/// Says why an ad network was refused.
public struct SKANError: _BridgedStoredNSError {
    /// - Linux: works
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = SKANError

        case impressionMissingRequiredValue = 0
        case unsupported = 1
        case adNetworkIdMissing = 2
        case mismatchedSourceAppId = 3
        case impressionNotFound = 4
        case invalidCampaignId = 5
        case invalidConversionValue = 6
        case invalidSourceAppId = 7
        case invalidAdvertisedAppId = 8
        case invalidVersion = 9
        case unknown = 10
        case impressionTooShort = 11
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { SKANErrorDomain }
    public static var errorDomain: String { SKANErrorDomain }

    public static var impressionMissingRequiredValue: Code { .impressionMissingRequiredValue }
    public static var unsupported: Code { .unsupported }
    public static var adNetworkIdMissing: Code { .adNetworkIdMissing }
    public static var mismatchedSourceAppId: Code { .mismatchedSourceAppId }
    public static var impressionNotFound: Code { .impressionNotFound }
    public static var invalidCampaignId: Code { .invalidCampaignId }
    public static var invalidConversionValue: Code { .invalidConversionValue }
    public static var invalidSourceAppId: Code { .invalidSourceAppId }
    public static var invalidAdvertisedAppId: Code { .invalidAdvertisedAppId }
    public static var invalidVersion: Code { .invalidVersion }
    public static var unknown: Code { .unknown }
    public static var impressionTooShort: Code { .impressionTooShort }
}

import Foundation

/// The domain of ``NEVPNError``.
public let NEVPNErrorDomain = "NEVPNErrorDomain"

/// - Linux: works
///
/// Says why a configuration was refused. On Linux requests end with `configurationReadWriteFailed`.
public struct NEVPNError: _BridgedStoredNSError {
    /// - Linux: works
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = NEVPNError

        case configurationInvalid = 1
        case configurationDisabled = 2
        case connectionFailed = 3
        case configurationStale = 4
        case configurationReadWriteFailed = 5
        case configurationUnknown = 6
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { NEVPNErrorDomain }
    public static var errorDomain: String { NEVPNErrorDomain }

    public static var configurationInvalid: Code { .configurationInvalid }
    public static var configurationDisabled: Code { .configurationDisabled }
    public static var connectionFailed: Code { .connectionFailed }
    public static var configurationStale: Code { .configurationStale }
    public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
    public static var configurationUnknown: Code { .configurationUnknown }
}

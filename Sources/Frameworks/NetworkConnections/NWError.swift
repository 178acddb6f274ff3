import Foundation

/// Why a connection fails.
/// - Linux: works
public enum NWError: Error, CustomDebugStringConvertible, Equatable, Sendable {
    case posix(POSIXErrorCode)
    /// The number of a name server's error; a name without an address has -65554.
    case dns(Int32)
    case tls(Int32)

    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIX error \(code.rawValue)"
        case .dns(let code): "DNS error \(code)"
        case .tls(let code): "TLS error \(code)"
        }
    }

    /// The error of the last function of the system.
    static var last: NWError { .posix(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

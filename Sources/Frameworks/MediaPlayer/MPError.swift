import Foundation

/// - Linux: works
/// An error of the framework, with the codes and the domain of iOS.
public struct MPError: CustomNSError, Hashable, Error {
    private let error: NSError

    public init(_nsError error: NSError) { self.error = error }

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        error = NSError(domain: Self.errorDomain, code: code.rawValue, userInfo: userInfo)
    }

    public static var errorDomain: String { "MPErrorDomain" }
    public var code: Code { Code(rawValue: error.code) ?? .unknown }
    public var errorCode: Int { error.code }
    public var errorUserInfo: [String: Any] { error.userInfo }
    public var userInfo: [String: Any] { error.userInfo }
    public var localizedDescription: String { error.localizedDescription }

    /// - Linux: works
    /// Has the cases and raw values of iOS.
    public enum Code: Int, Sendable {
        case unknown = 0
        case permissionDenied = 1
        case cloudServiceCapabilityMissing = 2
        case networkConnectionFailed = 3
        case notFound = 4
        case notSupported = 5
        case cancelled = 6
        case requestTimedOut = 7
    }

    public static var unknown: Code { .unknown }
    public static var permissionDenied: Code { .permissionDenied }
    public static var cloudServiceCapabilityMissing: Code { .cloudServiceCapabilityMissing }
    public static var networkConnectionFailed: Code { .networkConnectionFailed }
    public static var notFound: Code { .notFound }
    public static var notSupported: Code { .notSupported }
    public static var cancelled: Code { .cancelled }
    public static var requestTimedOut: Code { .requestTimedOut }
}

public let MPErrorDomain: String = "MPErrorDomain"

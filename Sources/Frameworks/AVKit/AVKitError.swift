import Foundation

/// - Linux: works
/// An error of the framework, with the codes and the domain of iOS.
public struct AVKitError: CustomNSError, Hashable, Error {
    private let error: NSError

    public init(_nsError error: NSError) { self.error = error }

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        error = NSError(domain: Self.errorDomain, code: code.rawValue, userInfo: userInfo)
    }

    public static var errorDomain: String { "AVKitErrorDomain" }
    public var code: Code { Code(rawValue: error.code) ?? .unknown }
    public var errorCode: Int { error.code }
    public var errorUserInfo: [String: Any] { error.userInfo }
    public var userInfo: [String: Any] { error.userInfo }
    public var localizedDescription: String { error.localizedDescription }

    /// - Linux: works
    /// Has the cases and raw values of iOS.
    public enum Code: Int, Sendable {
        case unknown = -1000
        case pictureInPictureStartFailed = -1001
    }

    public static var unknown: Code { .unknown }
    public static var pictureInPictureStartFailed: Code { .pictureInPictureStartFailed }
}

public let AVKitErrorDomain: String = "AVKitErrorDomain"

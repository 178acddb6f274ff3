import Foundation

/// The domain of the library's errors.
/// - Linux: works
public let SDWebImageErrorDomain = "SDWebImageErrorDomain"

/// The key of the status of an answer in the error's `userInfo`.
/// - Linux: works
public let SDWebImageErrorDownloadStatusCodeKey = "SDWebImageErrorDownloadStatusCodeKey"

/// An error of a load.
/// - Linux: works
public struct SDWebImageError: CustomNSError, Sendable, Equatable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// There is no address.
        case invalidURL = 1000
        /// The data is no image.
        case badImageData = 1001
        /// The image has not changed.
        case cacheNotModified = 1002
        /// The address has failed before.
        case blackListed = 1003
        /// The download cannot be started.
        case invalidDownloadOperation = 2000
        /// The status of the answer is an error.
        case invalidDownloadStatusCode = 2001
        /// The load was cancelled.
        case cancelled = 2002
    }

    public static var errorDomain: String { SDWebImageErrorDomain }

    /// There is no address.
    public static var invalidURL: Code { .invalidURL }
    /// The data is no image.
    public static var badImageData: Code { .badImageData }
    /// The address has failed before.
    public static var blackListed: Code { .blackListed }
    /// The status of the answer is an error.
    public static var invalidDownloadStatusCode: Code { .invalidDownloadStatusCode }
    /// The load was cancelled.
    public static var cancelled: Code { .cancelled }

    /// What went wrong.
    public let code: Code
    let status: Int?

    /// Makes an error.
    public init(_ code: Code) { self.init(code, status: nil) }

    init(_ code: Code, status: Int?) { (self.code, self.status) = (code, status) }

    public var errorCode: Int { code.rawValue }

    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: text]
        info[SDWebImageErrorDownloadStatusCodeKey] = status
        return info
    }

    /// The error for people.
    public var localizedDescription: String { text }

    /// Whether the address fails again and is not tried without being asked to. Failures of the network pass.
    static func isPermanent(_ error: any Error) -> Bool {
        if let error = error as? SDWebImageError { return error.code != .cancelled }
        guard let error = error as? URLError else { return false }
        return ![
            .notConnectedToInternet, .cancelled, .timedOut, .internationalRoamingOff, .dataNotAllowed,
            .cannotFindHost, .cannotConnectToHost, .networkConnectionLost,
        ].contains(error.code)
    }

    private var text: String {
        switch code {
        case .invalidURL: "The image has no address"
        case .badImageData: "The data is no image"
        case .cacheNotModified: "The image has not changed"
        case .blackListed: "The address has failed before"
        case .invalidDownloadOperation: "The download cannot be started"
        case .invalidDownloadStatusCode: "The server answered with status \(status ?? 0)"
        case .cancelled: "The load was cancelled"
        }
    }
}

/// The domain of ``FunctionsErrorCode``.
public let FunctionsErrorDomain = "com.firebase.functions"

/// The key of what the function said of an error.
public let FunctionsErrorDetailsKey = "details"

/// - Linux: works
///
/// Says why a call failed. On Linux every call ends with `unavailable`.
public enum FunctionsErrorCode: Int, Error, Sendable {
    case OK = 0
    case cancelled = 1
    case unknown = 2
    case invalidArgument = 3
    case deadlineExceeded = 4
    case notFound = 5
    case alreadyExists = 6
    case permissionDenied = 7
    case resourceExhausted = 8
    case failedPrecondition = 9
    case aborted = 10
    case outOfRange = 11
    case unimplemented = 12
    case `internal` = 13
    case unavailable = 14
    case dataLoss = 15
    case unauthenticated = 16

    static var absent: FunctionsErrorCode {
        FirebaseAbsence.report()
        return .unavailable
    }
}

extension FunctionsErrorCode: CustomNSError, LocalizedError {
    public static var errorDomain: String { FunctionsErrorDomain }

    public var errorCode: Int { rawValue }

    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    public var errorDescription: String? {
        self == .unavailable ? FirebaseAbsence.explanation : "The function failed with the code \(rawValue)."
    }
}

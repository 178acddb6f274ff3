/// The domain of ``FirestoreErrorCode``.
public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"

/// - Linux: works
///
/// Says why a request failed. On Linux every request ends with `unavailable`.
public enum FirestoreErrorCode: Int, Error, Sendable {
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

    /// The name that Firebase's newer versions have for the codes.
    public typealias Code = FirestoreErrorCode

    public var code: Code { self }

    /// Returns `unknown` for an error of another domain.
    public init(_nsError error: NSError) {
        self = (error.domain == FirestoreErrorDomain ? Self(rawValue: error.code) : nil) ?? .unknown
    }
}

extension FirestoreErrorCode: CustomNSError, LocalizedError {
    public static var errorDomain: String { FirestoreErrorDomain }

    public var errorCode: Int { rawValue }

    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    public var errorDescription: String? {
        self == .unavailable ? FirebaseAbsence.explanation : "Firestore failed with the code \(rawValue)."
    }
}

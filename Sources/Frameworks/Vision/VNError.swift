import FrameworkAbsence
import Foundation

/// The domain of the framework's errors.
/// - Linux: works
public let VNErrorDomain = "com.apple.vis"

/// The codes of the framework's errors. On Linux it is `notImplemented`.
/// - Linux: works
public enum VNErrorCode: Int, Sendable {
    case turiCoreErrorCode = -1
    case OK = 0
    case requestCancelled = 1
    case invalidFormat = 2
    case operationFailed = 3
    case outOfBoundsError = 4
    case invalidOption = 5
    case ioError = 6
    case missingOption = 7
    case notImplemented = 8
    case internalError = 9
    case outOfMemory = 10
    case unknownError = 11
    case invalidOperation = 12
    case invalidImage = 13
    case invalidArgument = 14
    case invalidModel = 15
    case unsupportedRevision = 16
    case dataUnavailable = 17
    case timeStampNotFound = 18
    case unsupportedRequest = 19
    case timeout = 20
}

/// Ends requests with an error: tells each of it, then throws.
func refuse(_ requests: [VNRequest]) throws {
    guard !requests.isEmpty else { return }
    Absence.report("Vision", "VNRequest", "requests end with VNErrorCode.notImplemented")
    let error = NSError(
        domain: VNErrorDomain, code: VNErrorCode.notImplemented.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "Images are not analyzed on Linux."])
    for request in requests { request.completionHandler?(request, error) }
    throw error
}

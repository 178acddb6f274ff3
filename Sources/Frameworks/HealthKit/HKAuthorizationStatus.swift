import Foundation

/// - Linux: works
///
/// Says whether the application may save; on Linux the answer is always ``sharingDenied``.
public enum HKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case sharingDenied = 1
    case sharingAuthorized = 2
}

/// - Linux: works
///
/// Says whether the user would be asked.
public enum HKAuthorizationRequestStatus: Int, Sendable {
    case unknown = 0
    case shouldRequest = 1
    case unnecessary = 2
}

/// - Linux: no effect
///
/// Says how often the application is told about changes.
public enum HKUpdateFrequency: Int, Sendable {
    case immediate = 1
    case hourly = 2
    case daily = 3
    case weekly = 4
}

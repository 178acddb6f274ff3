/// - Linux: works
///
/// Whether the program may use events or reminders: always `.denied`, because there are no calendars.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case fullAccess = 3
    case writeOnly = 4

    /// The name of `fullAccess` before iOS 17.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

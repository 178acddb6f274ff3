/// - Linux: works
///
/// Whether an alarm is for entering or for leaving a place.
public enum EKAlarmProximity: Int, Sendable {
    case none = 0
    case enter = 1
    case leave = 2
}

/// - Linux: works
///
/// What an alarm does.
public enum EKAlarmType: Int, Sendable {
    case display = 0
    case audio = 1
    case procedure = 2
    case email = 3
}

/// - Linux: works
///
/// How important a reminder is.
public enum EKReminderPriority: UInt, Sendable {
    case none = 0
    case high = 1
    case medium = 5
    case low = 9
}

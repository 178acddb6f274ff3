/// - Linux: works
///
/// Where a calendar comes from.
public enum EKCalendarType: Int, Sendable {
    case local = 0
    case calDAV = 1
    case exchange = 2
    case subscription = 3
    case birthday = 4
}

/// - Linux: works
///
/// What an account is.
public enum EKSourceType: Int, Sendable {
    case local = 0
    case exchange = 1
    case calDAV = 2
    case mobileMe = 3
    case subscribed = 4
    case birthdays = 5
}

/// - Linux: works
///
/// What a calendar contains.
public enum EKEntityType: UInt, Sendable {
    case event = 0
    case reminder = 1
}

/// - Linux: works
///
/// What a calendar contains.
public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let event = EKEntityMask(rawValue: 1 << 0)
    public static let reminder = EKEntityMask(rawValue: 1 << 1)
}

/// - Linux: works
///
/// Which availabilities a calendar knows.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1 << 0)
    public static let free = EKCalendarEventAvailabilityMask(rawValue: 1 << 1)
    public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 1 << 2)
    public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 1 << 3)
}

import Foundation

// Sound: its properties are constants.
/// - Linux: works
///
/// Shows a notification at dates that match components, while the program runs.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Nil if no date in the future matches.
    open func nextTriggerDate() -> Date? { firstDate(after: Date()) }

    override func firstDate(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? .current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        var wanted = dateComponents
        wanted.calendar = nil
        wanted.timeZone = nil
        return calendar.nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
    }
}

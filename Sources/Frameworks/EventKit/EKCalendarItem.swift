import Foundation

/// - Linux: works
///
/// What events and reminders have in common.
open class EKCalendarItem: EKObject {
    private let creation = Date()

    open var calendar: EKCalendar!
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?

    open var calendarItemIdentifier: String { identifier }

    /// The same identifier as ``calendarItemIdentifier``: there is no server that gives another one.
    open var calendarItemExternalIdentifier: String! { identifier }

    /// Nil: nothing has been saved.
    open var lastModifiedDate: Date? { nil }

    open var creationDate: Date? { creation }
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    open var hasAttendees: Bool { false }
    open var hasNotes: Bool { notes?.isEmpty == false }

    /// Nil: programs cannot invite participants.
    open var attendees: [EKParticipant]? { nil }

    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }

    /// Removes an alarm; the last one leaves nil.
    open func removeAlarm(_ alarm: EKAlarm) {
        let rest = alarms?.filter { $0 !== alarm } ?? []
        alarms = rest.isEmpty ? nil : rest
    }

    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }

    /// Removes a rule; the last one leaves nil.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
        let rest = recurrenceRules?.filter { $0 !== rule } ?? []
        recurrenceRules = rest.isEmpty ? nil : rest
    }
}

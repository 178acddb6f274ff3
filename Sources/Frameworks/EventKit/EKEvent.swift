import Foundation

/// - Linux: works
///
/// An event, which the program makes. The store saves none.
open class EKEvent: EKCalendarItem {
    public init(eventStore: EKEventStore) {}

    /// Nil: the event has not been saved.
    open var eventIdentifier: String! { nil }

    open var isAllDay = false
    open var startDate: Date!
    open var endDate: Date!
    open var structuredLocation: EKStructuredLocation?

    /// The default is `.notSupported`, since calendars know no availabilities. Setting it has no effect until the event
    /// is saved.
    open var availability = EKEventAvailability.notSupported

    open var organizer: EKParticipant? { nil }
    open var status: EKEventStatus { .none }
    open var isDetached: Bool { false }
    open var occurrenceDate: Date! { startDate }
    open var birthdayContactIdentifier: String? { nil }

    /// Compares the beginnings. An event without one is the earliest.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
    }
}

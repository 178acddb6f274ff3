import Foundation
import FrameworkAbsence

// Sound: nothing in the store changes.
/// - Linux: refuses
///
/// The calendars and reminders of the user, which a desktop has in no common place. Access is denied, everything that
/// is asked for is empty, and saving throws ``EKError/eventStoreNotAuthorized``.
open class EKEventStore: NSObject, @unchecked Sendable {
    private let identifier = UUID().uuidString

    public override init() { super.init() }

    public init(sources: [EKSource]) {}

    open var eventStoreIdentifier: String { identifier }

    // MARK: Access

    /// Returns `.denied`.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

    /// Calls the handler with false and no error, on a queue of its own.
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        reportAbsence()
        DispatchQueue.global().async { completion(false, nil) }
    }

    /// Returns false.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        reportAbsence()
        return false
    }

    func reportAbsence() {
        Absence.report("EventKit", "The store of events", "access is denied")
    }

    func refuse() throws {
        reportAbsence()
        throw EKError.noStore
    }

    // MARK: Calendars

    open var delegateSources: [EKSource] { [] }

    open var sources: [EKSource] { [] }

    open func source(withIdentifier identifier: String) -> EKSource? { nil }

    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }

    open var defaultCalendarForNewEvents: EKCalendar? { nil }

    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }

    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }

    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { try refuse() }

    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { try refuse() }

    // MARK: Events

    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }

    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }

    open func save(_ event: EKEvent, span: EKSpan) throws { try refuse() }

    open func remove(_ event: EKEvent, span: EKSpan) throws { try refuse() }

    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try refuse() }

    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try refuse() }

    open func event(withIdentifier identifier: String) -> EKEvent? { nil }

    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }

    /// - Linux: no effect
    open func enumerateEvents(matching predicate: NSPredicate, using block: @escaping EKEventSearchCallback) {}

    /// Returns a predicate that matches nothing, since nothing is in the store.
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate(value: false)
    }

    /// - Linux: no effect
    open func commit() throws {}

    /// - Linux: no effect
    open func reset() {}

    /// - Linux: no effect
    open func refreshSourcesIfNecessary() {}

    // MARK: Reminders

    open func save(_ reminder: EKReminder, commit: Bool) throws { try refuse() }

    open func remove(_ reminder: EKReminder, commit: Bool) throws { try refuse() }

    /// Calls the handler with nil, which stands for a fetch that failed, on a queue of its own.
    @discardableResult
    open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
        reportAbsence()
        DispatchQueue.global().asyncUnsafe { completion(nil) }
        return NSObject()
    }

    /// - Linux: no effect
    ///
    /// A fetch ends with nil all the same.
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}

    /// Returns a predicate that matches nothing, since nothing is in the store.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }

    /// Returns a predicate that matches nothing, since nothing is in the store.
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate(value: false)
    }

    /// Returns a predicate that matches nothing, since nothing is in the store.
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate(value: false)
    }
}

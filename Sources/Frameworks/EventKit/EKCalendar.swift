import CoreGraphics
import Foundation

/// - Linux: works
///
/// A calendar, which the program makes. The store has none and saves none.
open class EKCalendar: EKObject {
    private let entityType: EKEntityType

    public init(for entityType: EKEntityType, eventStore: EKEventStore) { self.entityType = entityType }

    open var source: EKSource!
    open var title = ""
    open var cgColor: CGColor!
    open var calendarIdentifier: String { identifier }
    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { true }
    open var isSubscribed: Bool { false }
    open var isImmutable: Bool { false }
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [] }
    open var allowedEntityTypes: EKEntityMask { entityType == .event ? .event : .reminder }
}

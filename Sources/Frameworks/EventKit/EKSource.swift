import Foundation

/// - Linux: refuses
///
/// An account with calendars. The store has none.
open class EKSource: EKObject {
    open var sourceIdentifier: String { identifier }
    open var sourceType: EKSourceType { .local }
    open var title: String { "" }
    open var isDelegate: Bool { false }

    /// Returns no calendars.
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

import Foundation

/// - Linux: works
///
/// A reminder, which the program makes. The store saves none.
open class EKReminder: EKCalendarItem {
    public init(eventStore: EKEventStore) {}

    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?

    /// The importance from 1 to 9; 0, the default, for none.
    open var priority = 0

    /// Whether there is a ``completionDate``. Setting true sets the present date.
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { completionDate = newValue ? completionDate ?? Date() : nil }
    }

    open var completionDate: Date?
}

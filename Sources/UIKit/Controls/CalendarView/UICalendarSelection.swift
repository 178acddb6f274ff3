import Foundation

/// Says which days of a ``UICalendarView`` are selected, and what a touch of a day does. Use one of its subclasses.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    /// Set by the calendar view that has the selection.
    weak var calendarView: UICalendarView?

    public override init() {
        super.init()
    }

    /// Asks the delegate again which days can be chosen.
    open func updateSelectableDates() { calendarView?.showSelection() }

    /// The selected days.
    var dates: [DateComponents] { [] }

    /// Returns whether a touch of a day has an effect.
    func canTouch(_ dateComponents: DateComponents) -> Bool { true }

    func touch(_ dateComponents: DateComponents) {}

    /// Shows the month of a day that was selected in code.
    func show(_ dateComponents: DateComponents?, animated: Bool) {
        if animated, let dateComponents { calendarView?.show(monthOf: dateComponents) }
        calendarView?.showSelection()
    }

    func isSameDay(_ one: DateComponents, _ other: DateComponents) -> Bool {
        calendarView?.isSameDay(one, other) ?? (one == other)
    }
}

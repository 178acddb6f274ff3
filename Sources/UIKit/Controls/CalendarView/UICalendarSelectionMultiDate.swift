import Foundation

/// Selects any number of days of a calendar view.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The object that receives the chosen days; not retained.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// Creates a selection of no day. The delegate is not retained.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected days in the order in which they were chosen. Setting it does not call the delegate.
    open var selectedDates: [DateComponents] {
        get { selected }
        set { setSelectedDates(newValue, animated: false) }
    }
    private var selected: [DateComponents] = []

    /// Selects days. If animated, the month of the first one is shown.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        selected = selectedDates
        show(selectedDates.first, animated: animated)
    }

    override var dates: [DateComponents] { selected }

    override func canTouch(_ dateComponents: DateComponents) -> Bool {
        let receiver = delegate
        if selected.contains(where: { isSameDay($0, dateComponents) }) {
            return CalendarSelectionMultiDateDelegateMethods.canDeselect.receiver(receiver)?
                .multiDateSelection(self, canDeselectDate: dateComponents) ?? true
        }
        return CalendarSelectionMultiDateDelegateMethods.canSelect.receiver(receiver)?
            .multiDateSelection(self, canSelectDate: dateComponents) ?? true
    }

    override func touch(_ dateComponents: DateComponents) {
        guard canTouch(dateComponents) else { return }
        if let index = selected.firstIndex(where: { isSameDay($0, dateComponents) }) {
            selected.remove(at: index)
            calendarView?.showSelection()
            delegate?.multiDateSelection(self, didDeselectDate: dateComponents)
        } else {
            selected.append(dateComponents)
            calendarView?.showSelection()
            delegate?.multiDateSelection(self, didSelectDate: dateComponents)
        }
    }
}

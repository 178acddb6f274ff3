import Foundation

/// Selects at most one day of a calendar view.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The object that receives the chosen day; not retained.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// Creates a selection of no day. The delegate is not retained.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected day; nil, the default, for none. Setting it does not call the delegate.
    open var selectedDate: DateComponents? {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }
    private var selected: DateComponents?

    /// Selects a day, or none for nil. If animated, its month is shown.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
        selected = selectedDate
        show(selectedDate, animated: animated)
    }

    override var dates: [DateComponents] { selected.map { [$0] } ?? [] }

    private func canSelect(_ dateComponents: DateComponents?) -> Bool {
        CalendarSelectionSingleDateDelegateMethods.canSelect.receiver(delegate)?
            .dateSelection(self, canSelectDate: dateComponents) ?? (dateComponents != nil)
    }

    override func canTouch(_ dateComponents: DateComponents) -> Bool { canSelect(dateComponents) }

    override func touch(_ dateComponents: DateComponents) {
        let isSelected = selected.map { isSameDay($0, dateComponents) } ?? false
        let chosen = isSelected ? nil : dateComponents
        guard canSelect(chosen) else { return }
        selected = chosen
        calendarView?.showSelection()
        delegate?.dateSelection(self, didSelectDate: chosen)
    }
}

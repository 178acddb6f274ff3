import Foundation

/// Receives the day that the user chooses in a calendar view.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Called with the day that the user has chosen, or with nil when the user has removed the selection.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

    /// Returns whether the user can choose a day, or remove the selection for nil. Called for each day of a month when
    /// it is shown. If it is not implemented, all days can be chosen and the selection cannot be removed.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

import Foundation

/// Receives the days that the user chooses in a calendar view.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// Called when the user has added a day to the selection.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Called when the user has removed a day from the selection.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)

    /// Returns whether the user can choose a day; true if it is not implemented. Called for each day of a month that is
    /// not selected, when it is shown.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool

    /// Returns whether the user can remove a day from the selection; true if it is not implemented.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

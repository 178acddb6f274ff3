import Foundation

/// Decorates the days of a calendar view. All methods are optional.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// Returns what is shown below a day; nil for nothing. Called for each day of a month when it is shown, and after
    /// ``UICalendarView/reloadDecorations(forDateComponents:animated:)``.
    ///
    /// - Parameter dateComponents: era, year, month and day, in the calendar of the view.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?

    /// Called after another month was shown, by the user or in code (that it is called for both is unverified).
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

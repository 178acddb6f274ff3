import Foundation

/// The value of a date picker and what limits it. The views that show it change it with ``choose(_:)``.
@MainActor
final class DatePickerModel {
    var settings = DatePickerSettings() {
        didSet { date = settings.clamped(date) }
    }

    /// Within the range; not rounded to the minute interval.
    private(set) var date = Date()
    /// In seconds, whole minutes below a day.
    private(set) var duration: TimeInterval = 0
    /// Called when the user has chosen another date or duration.
    var userDidChoose: () -> Void = {}

    func set(_ date: Date) { self.date = settings.clamped(date) }

    func set(duration: TimeInterval) { self.duration = (min(max(duration, 0), 86_399) / 60).rounded(.down) * 60 }

    func choose(_ date: Date) {
        set(date)
        userDidChoose()
    }

    func choose(duration: TimeInterval) {
        set(duration: duration)
        userDidChoose()
    }
}

/// A view that shows the value of a date picker in one style.
@MainActor
protocol DatePickerFace: UIView {
    /// The size in which everything has its place.
    var size: CGSize { get }
    /// Shows the model's value.
    func showValue(animated: Bool)
    /// Shows the value in the model's present mode, range, language and calendar.
    func settingsDidChange()
    /// Where its content is in a wider picker.
    var alignment: UIControl.ContentHorizontalAlignment { get set }
}
